import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'browser')
const FILES = readdirSync(FOLDER)
const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' }

/** A file of the console's page, served unchanged from `browser/`. */
export function readAsset(name: string): { type: string; content: Buffer } | undefined {
  const type = TYPES[extname(name)]
  return type && FILES.includes(name)
    ? { type: `${type}; charset=utf-8`, content: readFileSync(join(FOLDER, name)) }
    : undefined
}
