import type { IncomingMessage } from 'node:http'
import type { ObjectStore } from './object-store.ts'

/** What a call is answered with; a file is sent from its first to its last byte, both included. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string
  file?: { path: string; start: number; end: number }
}

export type Credentials = { accessKeyId: string; secretAccessKey: string }

export type Settings = { buckets: readonly string[]; credentials: Credentials; store: ObjectStore }

/** A call whose sender is known and whose bucket exists. */
export type Call = {
  request: IncomingMessage
  store: ObjectStore
  bucket: string
  key: string
  query: URLSearchParams
}
