import type { Readable } from 'node:stream';
import sax from 'sax';
import { TableFault } from './table-fault.ts';

/** Events of reading an XML file; names are without their prefixes. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf({ attributes }: sax.Tag | sax.QualifiedTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [local(name), typeof value === 'string' ? value : value.value]),
  );
}

/**
 * Reads an XML file chunk by chunk and emits its events; after each chunk the consumer may take its rows. A document
 * type is refused: spreadsheets need none, and its entities could expand without limit.
 */
export async function* xmlPieces(bytes: Readable, events: XmlEvents): AsyncGenerator<undefined> {
  const parser = sax.parser(true, { position: false });
  let fault: unknown;
  parser.onerror = (error) => {
    fault ??= error;
  };
  parser.ondoctype = () => {
    fault ??= new Error('A document type.');
  };
  parser.onopentag = (tag) => events.open?.(local(tag.name), attributesOf(tag));
  parser.ontext = (text) => events.text?.(text);
  parser.oncdata = (text) => events.text?.(text);
  parser.onclosetag = (name) => events.close?.(local(name));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (fault) throw fault;
      yield undefined;
    }
    parser.write(decoder.decode()).close();
    if (fault) throw fault;
    yield undefined;
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('sheet_unreadable', { cause: error });
  } finally {
    bytes.destroy();
  }
}

/** Reads a small XML file at once. */
export async function readXml(bytes: Readable | undefined, events: XmlEvents): Promise<void> {
  if (!bytes) return;
  for await (const _ of xmlPieces(bytes, events)) continue;
}
