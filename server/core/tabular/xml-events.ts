import type { Readable } from 'node:stream';
import sax from 'sax';
import { TableFault } from './table-fault.ts';

/** Handlers of XML events; names have no prefix. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

function getAttributes({ attributes }: sax.Tag | sax.QualifiedTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      toLocalName(name),
      typeof value === 'string' ? value : value.value,
    ]),
  );
}

/**
 * Reads an XML file chunk by chunk and emits its events; yields after each chunk. Refuses document types, which
 * spreadsheets do not need and whose entities could expand without limit.
 */
export async function* streamXml(bytes: Readable, events: XmlEvents): AsyncGenerator<undefined> {
  const parser = sax.parser(true, { position: false });
  let failure: unknown;
  parser.onerror = (error) => {
    failure ??= error;
  };
  parser.ondoctype = () => {
    failure ??= new Error('A document type.');
  };
  parser.onopentag = (tag) => events.open?.(toLocalName(tag.name), getAttributes(tag));
  parser.ontext = (text) => events.text?.(text);
  parser.oncdata = (text) => events.text?.(text);
  parser.onclosetag = (name) => events.close?.(toLocalName(name));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (failure) throw failure;
      yield undefined;
    }
    parser.write(decoder.decode()).close();
    if (failure) throw failure;
    yield undefined;
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('sheet_unreadable', { cause: error });
  } finally {
    bytes.destroy();
  }
}

/** Reads a small XML file. */
export async function readXml(bytes: Readable | undefined, events: XmlEvents): Promise<void> {
  if (!bytes) return;
  for await (const _ of streamXml(bytes, events)) continue;
}
