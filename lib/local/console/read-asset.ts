import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TYPES: Record<string, string> = {
  'console.css': 'text/css; charset=utf-8',
  'phone.css': 'text/css; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'calls.js': 'text/javascript; charset=utf-8',
  'phone.js': 'text/javascript; charset=utf-8',
  'mailbox.js': 'text/javascript; charset=utf-8',
  'controls.js': 'text/javascript; charset=utf-8',
  'ai.js': 'text/javascript; charset=utf-8',
  'dealer.js': 'text/javascript; charset=utf-8',
  'review.js': 'text/javascript; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
}

/** A file of the console's page, served unchanged from `browser/`. */
export function readAsset(name: string): { type: string; content: Buffer } | undefined {
  const type = TYPES[name]
  return type && Object.hasOwn(TYPES, name)
    ? { type, content: readFileSync(join(import.meta.dirname, 'browser', name)) }
    : undefined
}
