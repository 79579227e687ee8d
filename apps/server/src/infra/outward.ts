/** The edge to the platforms. Connectors write real addresses; with the sandbox these become addresses in it. */

/** An address as it is to be called or visited: below a first path segment of the sandbox that is the real host. */
export function sandboxed(address: string, sandboxUrl: string | undefined): string {
  if (sandboxUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return `${new URL(sandboxUrl).origin}/${host}${pathname}${search}`;
}

/** The fetch that connectors are given; undefined means the ordinary one. */
export function outwardFetch(sandboxUrl: string | undefined): typeof globalThis.fetch | undefined {
  if (sandboxUrl === undefined) return undefined;
  return (address, init) => {
    if (typeof address !== 'string') throw new Error('Connectors write their addresses as text.');
    return globalThis.fetch(sandboxed(address, sandboxUrl), init);
  };
}
