/** The header that says which version of a record a change is about: the record's ETag as the server makes it. */
export const ifMatch = (version: unknown) => ({ 'if-match': `"${String(version)}"` });
