// The folder /data of the app, kept by the browser. The app sees files in memory. When it has done what a tap asks, every
// block that has changed goes to IndexedDB, all of them in one transaction; "saved" is shown when the browser has
// acknowledged it (src/game/store/saving_browser.cpp asks here).
//
// Loaded before foxsheet.js and not linked into it: Debian's emscripten would misread it.
//
// One tab writes, the others read what was kept when they began. When it is closed, the next one takes over; where the
// address is not a safe one (plain http) browsers have no locks, and it takes over when somebody comes back to it.
"use strict";

var FoxStorage = {
  folder: "/data",
  block: 4096,
  database: null, // a promise of the connection
  writes: false, // whether this tab may
  stopped: false, // and never will again
  loaded: false, // what was kept before is here; nothing is ever written over what was not read
  changed: new Map(), // path: the blocks to be written, or "whole"
  busy: false,
  again: 0, // the next attempt
  failures: 0, // of the last attempts
  lasts: false, // the browser has promised never to throw it away
  asked: false, // for that
  trouble: "", // why the last transaction failed, until one succeeds: "full", "other" for another tab, "forbidden", "broken"
  // Who wrote last stands among the blocks, before all of them. Each transaction looks whether that is who it was, so two
  // tabs that both think they are the one never mix their files.
  owner_key: ["", 0],
  owner: `${Date.now()}-${Math.random()}`,
  last_owner: undefined,

  // What the app asks: is anything not acknowledged yet?
  waits() {
    return this.busy || this.changed.size > 0;
  },
  // Nobody knows what state the app is in: what it has not finished must not be kept.
  stop() {
    this.stopped = true;
    this.writes = false;
  },

  // True where the app may start.
  async start() {
    FS.mkdir(this.folder);
    FS.mount(MEMFS, {}, this.folder);
    let begun;
    const started = new Promise((done) => (begun = done));
    const first = await this.claim(started);
    const keeps = await this.opened().catch((error) => {
      this.trouble = this.name_of(error); // the browser keeps nothing: the app runs without, and says so
    });
    try {
      if (keeps) await this.load_again();
    } catch (error) {
      console.error(error);
      return false; // there are games, and they cannot be read: an empty app would only frighten
    }
    this.watch();
    this.writes = first;
    begun();
    return true;
  },
  name_of(error) {
    const forbidden = error?.name === "SecurityError" || this.forbidden();
    // What somebody has wished is no fault.
    if (!forbidden) console.error(error);
    return forbidden ? "forbidden" : "broken";
  },
  // Some browsers blame the database where they were told to keep nothing; of this they say it.
  forbidden() {
    try {
      return !window.indexedDB || !window.localStorage;
    } catch {
      return true;
    }
  },

  // ---- one tab at a time
  async claim(started) {
    if (!navigator.locks) return this.claim_unlocked();
    return new Promise((tell) => {
      const hold = () => new Promise(() => {});
      const wait = async () => {
        await started;
        await this.take_over();
        return hold();
      };
      navigator.locks
        .request("foxsheet", { ifAvailable: true }, (lock) => {
          tell(lock !== null);
          if (lock) return hold();
          navigator.locks.request("foxsheet", wait).catch(console.error);
        })
        .catch(() => tell(true)); // a browser that keeps nothing for this page
    });
  },
  async take_over() {
    while (!this.stopped) {
      try {
        await this.load_again();
        this.writes = !this.stopped;
        return look_again();
      } catch (error) {
        console.error(error);
        await new Promise((done) => setTimeout(done, 3000));
      }
    }
  },
  // Without a safe address there are no locks: whoever is there answers. Nobody tells when that one is closed, so it is asked
  // again whenever somebody comes back to this tab.
  async claim_unlocked() {
    let channel;
    try {
      channel = new BroadcastChannel("foxsheet");
    } catch {
      return true;
    }
    const first = !(await this.another(channel));
    document.addEventListener("visibilitychange", async () => {
      // Where that tab was in front of this one, it is just about to go.
      for (let attempt = 0; attempt < 3; ++attempt) {
        if (document.hidden || this.writes || this.stopped || this.trouble || !this.loaded) return;
        if (!(await this.another(channel))) return this.take_over();
        await new Promise((done) => setTimeout(done, 1000));
      }
    });
    return first;
  },
  async another(channel) {
    const heard = await new Promise((tell) => {
      channel.onmessage = (event) => event.data === "here" && tell(true);
      channel.postMessage("anybody?");
      setTimeout(() => tell(false), 200);
    });
    channel.onmessage = (event) => event.data === "anybody?" && this.writes && channel.postMessage("here");
    return heard;
  },

  // ---- IndexedDB: `files` has the size of every path, `blocks` its bytes
  opened() {
    return (this.database ??= this.connect().catch((error) => {
      this.database = null;
      throw error;
    }));
  },
  async connect() {
    const database = await new Promise((done, failed) => {
      const request = indexedDB.open("foxsheet", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("files");
        request.result.createObjectStore("blocks");
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    database.onclose = () => this.lose();
    return database;
  },
  // The connection is of no use any more: some browsers cut it while a page sleeps. What it has kept is not relied on.
  lose() {
    this.disconnect();
    if (!this.writes || !this.loaded) return;
    for (const path of this.files_below(FS.lookupPath(this.folder).node)) this.changed.set(path, "whole");
    this.soon();
  },
  disconnect() {
    this.database?.then((database) => database.close()).catch(() => {});
    this.database = null;
  },
  blocks_of: (path, from = 0) => IDBKeyRange.bound([path, from], [path, Infinity]),

  // Once more on a fresh connection.
  async load_again() {
    try {
      await this.load();
    } catch {
      this.disconnect();
      await this.load();
    }
  },
  async load() {
    const answer = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const reading = (await this.opened()).transaction(["files", "blocks"]);
    const files = reading.objectStore("files");
    const blocks = reading.objectStore("blocks");
    const [paths, sizes, owner] = await Promise.all([
      answer(files.getAllKeys()),
      answer(files.getAll()),
      answer(blocks.get(this.owner_key)),
    ]);
    const contents = await Promise.all(
      paths.map((path) => {
        const range = this.blocks_of(path);
        return Promise.all([answer(blocks.getAllKeys(range)), answer(blocks.getAll(range))]);
      }),
    );
    paths.forEach((path, i) => {
      const bytes = new Uint8Array(sizes[i]);
      const [keys, parts] = contents[i];
      keys.forEach(([, at], k) => {
        // What does not fit is damage, and the app knows what to do about a damaged file.
        const room = bytes.subarray(at * this.block);
        room.set(parts[k].subarray(0, room.length));
      });
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      if (FS.analyzePath(path).exists) FS.unlink(path);
      FS.writeFile(path, bytes, { canOwn: true });
    });
    this.changed.clear();
    this.last_owner = owner;
    this.loaded = true;
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
    if (!this.writes) return;
    const path = FS.getPath(node);
    const blocks = this.changed.get(path) || new Set();
    if (blocks !== "whole")
      for (let at = Math.floor(from / this.block); at * this.block < to; ++at) blocks.add(at);
    this.changed.set(path, blocks);
    this.soon();
  },
  note_whole(path) {
    if (!this.writes) return;
    this.changed.set(path, "whole");
    this.soon();
  },

  // ---- and kept. The app does all that a tap asks before it lets go, so no transaction of its own is ever seen half.
  soon() {
    if (this.busy || !this.writes || !this.loaded) return;
    clearTimeout(this.again);
    this.busy = true;
    setTimeout(() => this.keep(), 0);
  },
  async keep() {
    try {
      await this.put(await this.opened());
      this.trouble = "";
      this.failures = 0;
    } catch (error) {
      this.failed(error);
    }
    this.busy = false;
    if (this.changed.size > 0 && !this.failures) this.soon();
    look_again();
    if (!this.asked && !this.lasts) this.hear("persist");
    this.asked = true;
  },
  // Whether it lasts. Browsers that ask a person about it do so when something is kept for the first time, not before.
  async hear(question) {
    const before = this.lasts;
    try {
      this.lasts = Boolean(await navigator.storage[question]());
    } catch {
      this.lasts = false; // it knows no such thing
    }
    if (this.lasts !== before) look_again();
  },
  failed(error) {
    ++this.failures;
    if (error === this.other) {
      this.writes = false;
      this.trouble = "other";
      return;
    }
    const full = error?.name === "QuotaExceededError";
    if (!full) this.lose();
    // A connection that was cut while the page slept is mended before anybody is told.
    const slept = !full && this.failures === 1;
    if (!slept) this.trouble = full ? "full" : this.name_of(error);
    // Room may be made, or a browser come to itself.
    this.again = setTimeout(() => this.changed.size > 0 && this.soon(), slept ? 0 : 3000);
  },
  other: new Error("another tab has written"),
  put(database) {
    return new Promise((done, failed) => {
      const writing = database.transaction(["files", "blocks"], "readwrite", { durability: "strict" });
      const blocks = writing.objectStore("blocks");
      let now = new Map(); // what is on its way
      let why;
      const give_up = (error) => {
        why = error;
        writing.abort();
      };
      writing.oncomplete = () => {
        this.last_owner = this.owner;
        done();
      };
      writing.onabort = () => {
        this.give_back(now);
        failed(why || writing.error || new Error("the browser gave up"));
      };
      const asked = blocks.get(this.owner_key);
      asked.onsuccess = () => {
        if (![undefined, this.owner, this.last_owner].includes(asked.result)) return give_up(this.other);
        if (!this.writes) return give_up(new Error("stopped"));
        // As all files are at this moment, and not as they were when it was asked.
        now = this.changed;
        this.changed = new Map();
        try {
          if (asked.result !== this.owner) blocks.put(this.owner, this.owner_key);
          for (const [path, which] of now) this.put_file(writing.objectStore("files"), blocks, path, which);
        } catch (error) {
          give_up(error);
        }
      };
    });
  },
  put_file(files, blocks, path, which) {
    const { exists, object: node } = FS.analyzePath(path);
    if (which === "whole") blocks.delete(this.blocks_of(path));
    if (!exists) return files.delete(path);
    const bytes = MEMFS.getFileDataAsTypedArray(node);
    const end = Math.ceil(bytes.length / this.block);
    files.put(bytes.length, path);
    blocks.delete(this.blocks_of(path, end));
    for (const at of which === "whole" ? Array(end).keys() : which)
      if (at < end) blocks.put(bytes.slice(at * this.block, (at + 1) * this.block), [path, at]);
  },
  give_back(now) {
    for (const [path, blocks] of now) {
      const later = this.changed.get(path);
      const both = later === "whole" || blocks === "whole" ? "whole" : new Set([...blocks, ...(later || [])]);
      this.changed.set(path, both);
    }
  },
};

// Who closes the page now would lose what the browser has not taken.
window.addEventListener("beforeunload", (event) => {
  if (FoxStorage.trouble && FoxStorage.changed.size > 0) event.preventDefault();
});

FoxStorage.hear("persisted");
FoxStorage.opened().catch(() => {}); // asked again, and told, when the app starts

Module.preRun = [].concat(Module.preRun || [], () => {
  addRunDependency("storage");
  FoxStorage.start().then(
    (may) => (may ? removeRunDependency("storage") : trouble()),
    (error) => {
      console.error(error);
      trouble();
    },
  );
});
