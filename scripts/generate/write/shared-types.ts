import ts from 'typescript';
import { findFreeName, toPascalCase } from '../names.ts';

/** Columns of a line that holds the content of a response. */
const WIDTH = 100;
/** Parameter names in the name of a type. */
const NAMES = 4;

/**
 * Shortens the output of openapi-typescript without changing its types: equal parameters and headers of operations are declared
 * once, missing methods of paths are omitted.
 * @param declarations include the interfaces `paths`, `components` and `operations`
 */
export function shareTypes(declarations: readonly ts.Node[]): ts.Node[] {
  const shared = new SharedTypes(declarations.filter(ts.isInterfaceDeclaration));
  const shortened = declarations.map((node) => {
    if (!ts.isInterfaceDeclaration(node)) return node;
    if (node.name.text === 'paths') return updateMembers(node, node.members.map(shortenPath));
    return node.name.text === 'operations'
      ? updateMembers(
          node,
          node.members.map((member) => shared.shareInOperation(member)),
        )
      : node;
  });
  return [...shortened, ...shared.declarations];
}

/** Types of parameters and headers that occur more than once, with their names. */
class SharedTypes {
  readonly declarations: ts.TypeAliasDeclaration[] = [];
  readonly #names = new Map<string, string>();

  constructor(interfaces: readonly ts.InterfaceDeclaration[]) {
    const count = new Map<string, number>();
    const operations = interfaces.find(({ name }) => name.text === 'operations');
    for (const { type, kind } of (operations?.members ?? []).flatMap(collectCandidates)) {
      const text = printNode(type);
      count.set(text, (count.get(text) ?? 0) + 1);
      if (count.get(text) === 2) this.#declare(type, kind, text);
    }
  }

  /** Replaces repeated parts of an operation by references. */
  shareInOperation(operation: ts.TypeElement): ts.TypeElement {
    return updateType(operation, (type) =>
      updateProperties(type, {
        parameters: (parameters) => this.#reference(parameters),
        requestBody: (body) => updateProperties(body, { content: putOnOneLine }),
        responses: (responses) =>
          ts.isTypeLiteralNode(responses)
            ? ts.factory.createTypeLiteralNode(responses.members.map((member) => this.#shareInResponse(member)))
            : responses,
      }),
    );
  }

  #shareInResponse(response: ts.TypeElement): ts.TypeElement {
    return updateType(response, (type) =>
      updateProperties(type, { headers: (headers) => this.#reference(headers), content: putOnOneLine }),
    );
  }

  #reference(type: ts.TypeNode): ts.TypeNode {
    const name = this.#names.get(printNode(type));
    return name === undefined ? type : ts.factory.createTypeReferenceNode(name);
  }

  #declare(type: ts.TypeLiteralNode, kind: Candidate['kind'], text: string): void {
    const usedNames = new Set(this.#names.values());
    const name = findFreeName(`${buildName(type, kind)}${kind}`, (candidate) => usedNames.has(candidate));
    this.#names.set(text, name);
    this.declarations.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, type));
  }
}

interface Candidate {
  type: ts.TypeLiteralNode;
  kind: 'Parameters' | 'Headers';
}

/** Collects the parameters of an operation and the headers of its responses. */
function collectCandidates(operation: ts.TypeElement): Candidate[] {
  const candidates: Candidate[] = [];
  const add = (node: ts.TypeNode | undefined, kind: Candidate['kind']) => {
    if (node && ts.isTypeLiteralNode(node)) candidates.push({ type: node, kind });
  };
  for (const [name, type] of listProperties(operation)) {
    if (name === 'parameters') add(type, 'Parameters');
    if (name !== 'responses' || !ts.isTypeLiteralNode(type)) continue;
    for (const response of type.members) add(new Map(listProperties(response)).get('headers'), 'Headers');
  }
  return candidates;
}

/** `IdIfMatch` for parameters, which are grouped by place; `Etag` for headers. */
function buildName(type: ts.TypeLiteralNode, kind: Candidate['kind']): string {
  const places = kind === 'Headers' ? [type] : type.members.flatMap((place) => getType(place) ?? []);
  const names = places
    .filter(ts.isTypeLiteralNode)
    .flatMap(({ members }) => members.flatMap((member) => (member.name ? (getNameText(member.name) ?? []) : [])));
  if (names.length === 0) return kind === 'Headers' ? 'Any' : 'No';
  return toPascalCase([...names.slice(0, NAMES), ...(names.length > NAMES ? ['and more'] : [])].join(' '));
}

/** Removes missing methods from a path. */
function shortenPath(path: ts.TypeElement): ts.TypeElement {
  return updateType(path, (type) => {
    if (!ts.isTypeLiteralNode(type)) return type;
    const isDescribed = (member: ts.TypeElement) =>
      getType(member)?.kind !== ts.SyntaxKind.NeverKeyword &&
      (!member.name || getNameText(member.name) !== 'parameters');
    return ts.factory.createTypeLiteralNode(type.members.filter(isDescribed));
  });
}

/** Puts a type literal of one property on one line if it fits. */
function putOnOneLine(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeLiteralNode(type) || type.members.length !== 1) return type;
  const line = ts.setEmitFlags(ts.factory.createTypeLiteralNode(type.members), ts.EmitFlags.SingleLine);
  const text = printNode(line);
  return text.length > WIDTH || text.includes('\n') || text.includes('/*') ? type : line;
}

function listProperties(element: ts.TypeElement): [string, ts.TypeNode][] {
  const type = getType(element);
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member): [string, ts.TypeNode][] => {
    const [name, memberType] = [member.name && getNameText(member.name), getType(member)];
    return name !== undefined && memberType ? [[name, memberType]] : [];
  });
}

function updateProperties(type: ts.TypeNode, changes: Readonly<Record<string, (type: ts.TypeNode) => ts.TypeNode>>) {
  if (!ts.isTypeLiteralNode(type)) return type;
  const members = type.members.map((member) => {
    const name = member.name && getNameText(member.name);
    const change = name !== undefined && Object.hasOwn(changes, name) ? changes[name] : undefined;
    return change ? updateType(member, change) : member;
  });
  return ts.factory.createTypeLiteralNode(members);
}

function updateType(member: ts.TypeElement, change: (type: ts.TypeNode) => ts.TypeNode): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type) return member;
  const { modifiers, name, questionToken, type } = member;
  return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, change(type));
}

function updateMembers(node: ts.InterfaceDeclaration, members: readonly ts.TypeElement[]): ts.InterfaceDeclaration {
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

function getType(member: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(member) ? member.type : undefined;
}

function getNameText(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

const printer = ts.createPrinter();
const EMPTY_FILE = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

function printNode(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, EMPTY_FILE);
}
