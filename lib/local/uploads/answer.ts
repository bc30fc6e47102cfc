import type { IncomingMessage } from 'node:http'
import type { ObjectStore } from './object-store.ts'

/** The response to a call; a file is sent from its `start` to its `end` byte, inclusive. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string
  file?: { path: string; start: number; end: number }
}

export type Credentials = { accessKeyId: string; secretAccessKey: string }

export type Settings = { buckets: readonly string[]; credentials: Credentials; store: ObjectStore }

/** A call from a known sender to an existing bucket. */
export type Call = {
  request: IncomingMessage
  store: ObjectStore
  bucket: string
  key: string
  query: URLSearchParams
}
