// The package has no types of its own; this is what is used of it.

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** Those of the available encodings that the client accepts, best first; `preferred` decides between equals. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
