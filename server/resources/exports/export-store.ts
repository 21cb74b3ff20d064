/**
 * Files of exports in a folder:
 *
 *   {data}/exports/{export}/{lease}.part      →      {data}/exports/{export}/file
 *
 * A run writes to a file named after its lease; a complete file is renamed to `file`. Names never come from requests.
 * Several processes share the folder.
 */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/core/api/handler.ts';

type StoreContext = Pick<Context, 'config'>;

const rootPath = ({ config }: StoreContext): string => join(config.dataDir, 'exports');
const folderPath = (context: StoreContext, id: number): string => join(rootPath(context), String(id));
const filePath = (context: StoreContext, id: number): string => join(folderPath(context, id), 'file');

/** Path that a run writes to. */
export function draftPath(context: StoreContext, { id, lease_id }: { id: number; lease_id: string }): string {
  return join(folderPath(context, id), `${lease_id}.part`);
}

/** Creates the empty folder of an export, removing files of earlier runs. */
export async function prepareFolder(context: StoreContext, id: number): Promise<void> {
  await removeFile(context, id);
  await mkdir(folderPath(context, id), { recursive: true });
}

/** Renames the complete file to its final name. */
export async function publishFile(context: StoreContext, id: number, draft: string): Promise<void> {
  await rename(draft, filePath(context, id));
}

/** Opens the file of an export; undefined when it does not exist. */
export async function openFile(context: StoreContext, id: number): Promise<FileHandle | undefined> {
  try {
    return await open(filePath(context, id));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the folder of an export. */
export async function removeFile(context: StoreContext, id: number): Promise<void> {
  await rm(folderPath(context, id), { recursive: true, force: true });
}

/** Ids of the exports with a folder. */
export async function listExportFolders(context: StoreContext): Promise<number[]> {
  const names = await readdir(rootPath(context)).catch(() => []);
  return names.map(Number).filter(Number.isInteger);
}
