/** The package has no types. Node has a WebSocket from version 22 on. */
declare module 'ws' {
  import { EventEmitter } from 'node:events';

  export class WebSocket extends EventEmitter {
    static readonly OPEN: number;
    readonly readyState: number;
    constructor(address: string);
    send(text: string): void;
    close(): void;
  }

  export class WebSocketServer extends EventEmitter {
    constructor(options: { host: string; port: number });
    address(): { port: number };
  }
}
