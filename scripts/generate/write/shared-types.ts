import ts from 'typescript';
import { freeName, pascal } from '../names.ts';

/** Signs of a line that may hold the whole content of a response. */
const WIDTH = 100;
/** Names of parameters in the name of a type; of more, the first are enough to find it. */
const NAMES = 4;

/**
 * Shortens what openapi-typescript writes for paths and operations without changing what the types allow: parameters
 * and headers that several operations have alike are declared once, methods that a path does not have are left out.
 * @param declarations interfaces `paths`, `components` and `operations` among others
 */
export function shareTypes(declarations: readonly ts.Node[]): ts.Node[] {
  const shared = new SharedTypes(declarations.filter(ts.isInterfaceDeclaration));
  const written = declarations.map((node) => {
    if (!ts.isInterfaceDeclaration(node)) return node;
    if (node.name.text === 'paths') return withMembers(node, node.members.map(shortPath));
    return node.name.text === 'operations'
      ? withMembers(
          node,
          node.members.map((each) => shared.inOperation(each)),
        )
      : node;
  });
  return [...written, ...shared.declarations];
}

/** Types of parameters and of headers by their text, with a name for each that stands more than once. */
class SharedTypes {
  readonly declarations: ts.TypeAliasDeclaration[] = [];
  readonly #names = new Map<string, string>();

  constructor(interfaces: readonly ts.InterfaceDeclaration[]) {
    const count = new Map<string, number>();
    const operations = interfaces.find(({ name }) => name.text === 'operations');
    for (const { type, kind } of (operations?.members ?? []).flatMap(candidatesIn)) {
      const text = textOf(type);
      count.set(text, (count.get(text) ?? 0) + 1);
      if (count.get(text) === 2) this.#declare(type, kind, text);
    }
  }

  /** An operation with its repeated parts by name. */
  inOperation(operation: ts.TypeElement): ts.TypeElement {
    return withType(operation, (type) =>
      withProperties(type, {
        parameters: (parameters) => this.#reference(parameters),
        requestBody: (body) => withProperties(body, { content: onOneLine }),
        responses: (responses) =>
          ts.isTypeLiteralNode(responses)
            ? ts.factory.createTypeLiteralNode(responses.members.map((each) => this.#inResponse(each)))
            : responses,
      }),
    );
  }

  #inResponse(response: ts.TypeElement): ts.TypeElement {
    return withType(response, (type) =>
      withProperties(type, { headers: (headers) => this.#reference(headers), content: onOneLine }),
    );
  }

  #reference(type: ts.TypeNode): ts.TypeNode {
    const name = this.#names.get(textOf(type));
    return name === undefined ? type : ts.factory.createTypeReferenceNode(name);
  }

  #declare(type: ts.TypeLiteralNode, kind: Candidate['kind'], text: string): void {
    const taken = new Set(this.#names.values());
    const name = freeName(`${nameOf(type, kind)}${kind}`, (each) => taken.has(each));
    this.#names.set(text, name);
    this.declarations.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, type));
  }
}

interface Candidate {
  type: ts.TypeLiteralNode;
  kind: 'Parameters' | 'Headers';
}

/** The parameters of an operation and the headers of its responses. */
function candidatesIn(operation: ts.TypeElement): Candidate[] {
  const found: Candidate[] = [];
  const add = (node: ts.TypeNode | undefined, kind: Candidate['kind']) => {
    if (node && ts.isTypeLiteralNode(node)) found.push({ type: node, kind });
  };
  for (const [name, type] of propertiesOf(operation)) {
    if (name === 'parameters') add(type, 'Parameters');
    if (name !== 'responses' || !ts.isTypeLiteralNode(type)) continue;
    for (const response of type.members) add(new Map(propertiesOf(response)).get('headers'), 'Headers');
  }
  return found;
}

/** `IdIfMatch` of parameters, which stand by their place; `Etag` of headers. */
function nameOf(type: ts.TypeLiteralNode, kind: Candidate['kind']): string {
  const places = kind === 'Headers' ? [type] : type.members.flatMap((place) => typeOf(place) ?? []);
  const names = places
    .filter(ts.isTypeLiteralNode)
    .flatMap(({ members }) => members.flatMap((member) => (member.name ? (nameText(member.name) ?? []) : [])));
  if (names.length === 0) return kind === 'Headers' ? 'Any' : 'No';
  return pascal([...names.slice(0, NAMES), ...(names.length > NAMES ? ['and more'] : [])].join(' '));
}

/** A path with the methods it has. */
function shortPath(path: ts.TypeElement): ts.TypeElement {
  return withType(path, (type) => {
    if (!ts.isTypeLiteralNode(type)) return type;
    const isSaid = (member: ts.TypeElement) =>
      typeOf(member)?.kind !== ts.SyntaxKind.NeverKeyword && (!member.name || nameText(member.name) !== 'parameters');
    return ts.factory.createTypeLiteralNode(type.members.filter(isSaid));
  });
}

/** A type literal of one property, on a line where it fits. */
function onOneLine(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeLiteralNode(type) || type.members.length !== 1) return type;
  const line = ts.setEmitFlags(ts.factory.createTypeLiteralNode(type.members), ts.EmitFlags.SingleLine);
  const text = textOf(line);
  return text.length > WIDTH || text.includes('\n') || text.includes('/*') ? type : line;
}

function propertiesOf(element: ts.TypeElement): [string, ts.TypeNode][] {
  const type = typeOf(element);
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member): [string, ts.TypeNode][] => {
    const [name, own] = [member.name && nameText(member.name), typeOf(member)];
    return name !== undefined && own ? [[name, own]] : [];
  });
}

function withProperties(type: ts.TypeNode, changes: Readonly<Record<string, (type: ts.TypeNode) => ts.TypeNode>>) {
  if (!ts.isTypeLiteralNode(type)) return type;
  const members = type.members.map((member) => {
    const name = member.name && nameText(member.name);
    const change = name !== undefined && Object.hasOwn(changes, name) ? changes[name] : undefined;
    return change ? withType(member, change) : member;
  });
  return ts.factory.createTypeLiteralNode(members);
}

function withType(member: ts.TypeElement, change: (type: ts.TypeNode) => ts.TypeNode): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type) return member;
  const { modifiers, name, questionToken, type } = member;
  return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, change(type));
}

function withMembers(node: ts.InterfaceDeclaration, members: readonly ts.TypeElement[]): ts.InterfaceDeclaration {
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

function typeOf(member: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(member) ? member.type : undefined;
}

function nameText(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

const printer = ts.createPrinter();
const nowhere = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

function textOf(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, nowhere);
}
