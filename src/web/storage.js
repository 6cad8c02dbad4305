// The folder /data of the app, kept by the browser. The app sees files in memory. When it has done what a tap asks, every
// block that has changed goes to IndexedDB, all of them in one transaction; "saved" is shown when the browser has
// acknowledged it (src/game/store/kept_browser.cpp asks here).
//
// Loaded before foxsheet.js and not linked into it: Debian's emscripten would misread it.
//
// One tab writes, the others read what was kept when they began. When it is closed, the next one takes over.
"use strict";

const FoxStorage = {
  folder: "/data",
  block: 4096,
  database: null,
  writes: false, // whether this tab may
  changed: new Map(), // path: the blocks to be written, or "whole"
  busy: false,
  asked: false, // that the browser never throws it away
  trouble: "", // why the last transaction failed, until one succeeds

  // What the app asks: is anything not acknowledged yet?
  waits() {
    return this.busy || this.changed.size > 0;
  },

  async start() {
    FS.mkdir(this.folder);
    FS.mount(MEMFS, {}, this.folder);
    const first = await this.claim();
    try {
      this.database = await this.open();
      await this.load();
    } catch (error) {
      this.trouble = String(error.message || error);
    }
    this.watch();
    this.writes = first;
  },

  // ---- one tab at a time
  async claim() {
    if (!navigator.locks) return !(await this.another());
    return new Promise((tell) => {
      const hold = () => new Promise(() => {});
      navigator.locks.request("foxsheet", { ifAvailable: true }, (lock) => {
        tell(lock !== null);
        if (lock) return hold();
        navigator.locks.request("foxsheet", async () => {
          await this.load();
          this.writes = true;
          Module._foxsheet_redraw();
          return hold();
        });
      });
    });
  },
  // Without a safe address there are no locks: whoever is there answers.
  async another() {
    const channel = new BroadcastChannel("foxsheet");
    const heard = await new Promise((tell) => {
      channel.onmessage = (event) => event.data === "here" && tell(true);
      channel.postMessage("anybody?");
      setTimeout(() => tell(false), 200);
    });
    channel.onmessage = (event) => event.data === "anybody?" && this.writes && channel.postMessage("here");
    return heard;
  },

  // ---- IndexedDB: `files` has the size of every path, `blocks` its bytes
  open() {
    return new Promise((done, failed) => {
      const request = indexedDB.open("foxsheet", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("files");
        request.result.createObjectStore("blocks");
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  },
  blocks_of: (path, from = 0) => IDBKeyRange.bound([path, from], [path, Infinity]),

  async load() {
    const answer = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const reading = this.database.transaction(["files", "blocks"]);
    const files = reading.objectStore("files");
    const blocks = reading.objectStore("blocks");
    const [paths, sizes] = await Promise.all([answer(files.getAllKeys()), answer(files.getAll())]);
    const contents = await Promise.all(
      paths.map((path) => {
        const range = this.blocks_of(path);
        return Promise.all([answer(blocks.getAllKeys(range)), answer(blocks.getAll(range))]);
      }),
    );
    paths.forEach((path, i) => {
      const bytes = new Uint8Array(sizes[i]);
      const [keys, parts] = contents[i];
      keys.forEach((key, k) => bytes.set(parts[k], key[1] * this.block));
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      if (FS.analyzePath(path).exists) FS.unlink(path);
      FS.writeFile(path, bytes, { canOwn: true });
    });
    this.changed.clear();
  },

  // ---- what changes in the folder is noted
  watch() {
    const here = (node) => node.mount.mountpoint === this.folder;
    const { dir, file } = MEMFS.ops_table;
    const { write } = file.stream;
    file.stream.write = (stream, buffer, offset, length, position, canOwn) => {
      const before = stream.node.usedBytes || 0;
      const written = write(stream, buffer, offset, length, position, canOwn);
      if (here(stream.node)) this.note(stream.node, Math.min(before, position), position + written);
      return written;
    };
    const { setattr } = file.node;
    file.node.setattr = (node, attributes) => {
      const before = node.usedBytes || 0;
      setattr(node, attributes);
      if (here(node) && attributes.size !== undefined && attributes.size !== before)
        this.note(node, Math.min(before, attributes.size), Math.max(before, attributes.size));
    };
    const { mknod, unlink, rename } = dir.node;
    dir.node.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      if (here(node) && FS.isFile(mode)) this.note_whole(FS.getPath(node));
      return node;
    };
    dir.node.unlink = (parent, name) => {
      unlink(parent, name);
      if (here(parent)) this.note_whole(FS.getPath(parent) + "/" + name);
    };
    dir.node.rename = (node, folder, name) => {
      const from = here(node) && this.files_below(node);
      rename(node, folder, name);
      for (const path of from || []) this.note_whole(path);
      for (const path of here(node) ? this.files_below(node) : []) this.note_whole(path);
    };
  },
  files_below(node) {
    if (!FS.isDir(node.mode)) return [FS.getPath(node)];
    return Object.values(node.contents).flatMap((inner) => this.files_below(inner));
  },
  note(node, from, to) {
    const path = FS.getPath(node);
    const blocks = this.changed.get(path) || new Set();
    if (blocks !== "whole")
      for (let at = Math.floor(from / this.block); at * this.block < to; ++at) blocks.add(at);
    this.changed.set(path, blocks);
    this.soon();
  },
  note_whole(path) {
    this.changed.set(path, "whole");
    this.soon();
  },

  // ---- and kept. The app does all that a tap asks before it lets go, so no transaction of its own is ever seen half.
  soon() {
    if (this.busy || !this.writes || !this.database) return;
    this.busy = true;
    setTimeout(() => this.keep(), 0);
  },
  async keep() {
    const now = this.changed;
    this.changed = new Map();
    try {
      await this.put(now);
      this.trouble = "";
    } catch (error) {
      this.trouble = error.name === "QuotaExceededError" ? "full" : String(error.message || error);
      for (const [path, blocks] of now) {
        const later = this.changed.get(path);
        const both = later === "whole" || blocks === "whole" ? "whole" : new Set([...blocks, ...(later || [])]);
        this.changed.set(path, both);
      }
      // Room may be made, or a browser come to itself.
      setTimeout(() => this.changed.size > 0 && this.soon(), 3000);
    }
    this.busy = false;
    if (this.changed.size > 0 && !this.trouble) this.soon();
    Module._foxsheet_redraw();
    if (!this.asked && navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => false);
    this.asked = true;
  },
  put(changed) {
    return new Promise((done, failed) => {
      const writing = this.database.transaction(["files", "blocks"], "readwrite", { durability: "strict" });
      writing.oncomplete = () => done();
      writing.onabort = () => failed(writing.error || new Error("the browser gave up"));
      const files = writing.objectStore("files");
      const blocks = writing.objectStore("blocks");
      try {
        for (const [path, which] of changed) {
          const { exists, object: node } = FS.analyzePath(path);
          if (which === "whole") blocks.delete(this.blocks_of(path));
          if (!exists) {
            files.delete(path);
            continue;
          }
          const bytes = MEMFS.getFileDataAsTypedArray(node);
          const end = Math.ceil(bytes.length / this.block);
          files.put(bytes.length, path);
          blocks.delete(this.blocks_of(path, end));
          for (const at of which === "whole" ? Array(end).keys() : which)
            if (at < end) blocks.put(bytes.slice(at * this.block, (at + 1) * this.block), [path, at]);
        }
      } catch (error) {
        failed(error); // and nothing of it is kept
        writing.abort();
      }
    });
  },
};

Module.preRun = [].concat(Module.preRun || [], () => {
  addRunDependency("storage");
  FoxStorage.start().finally(() => removeRunDependency("storage"));
});
