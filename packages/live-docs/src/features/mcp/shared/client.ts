/** An assistant that a server can be added to: by a link that opens it, or by a command. */
export type Client = { name: string } & ({ link: string } | { command: string });
