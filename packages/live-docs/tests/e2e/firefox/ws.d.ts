/** The package has no types. Node has a WebSocket from version 22 on. */
declare module 'ws' {
  import { EventEmitter } from 'node:events';

  export class WebSocket extends EventEmitter {
    constructor(address: string);
    send(text: string): void;
    close(): void;
  }
}
