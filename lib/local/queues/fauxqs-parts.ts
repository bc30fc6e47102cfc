import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { BuildAppOptions } from 'fauxqs'

type Stores = NonNullable<BuildAppOptions['stores']>
export type Queue = ReturnType<Stores['sqsStore']['createQueue']>
export type Received = ReturnType<Queue['dequeue']>[number]
type Persistence = {
  db: import('node:sqlite').DatabaseSync
  loadSqsAndSns(sqs: Stores['sqsStore'], sns: Stores['snsStore']): void
  transaction(work: () => void): void
  close(): void
}

/** Well-formed text of any plane; the pattern of fauxqs 2.4.1 rejects every emoji, which SQS does not. */
const INVALID_CHARACTER = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/**
 * The stores of fauxqs (exact version pinned, its main module exports only whole servers) from the folder's database,
 * repaired where a killed process would have lost data. `createQueue` keeps an existing queue's messages.
 */
export async function loadFauxqs(dir: string) {
  const { SqsStore } = await part<{ SqsStore: new () => Stores['sqsStore'] }>('sqs/sqsStore.js')
  const { SnsStore } = await part<{ SnsStore: new () => Stores['snsStore'] }>('sns/snsStore.js')
  const { S3Store } = await part<{ S3Store: new () => Stores['s3Store'] }>('s3/s3Store.js')
  const types = await part<{ INVALID_MESSAGE_BODY_CHAR: RegExp }>('sqs/sqsTypes.js')
  const { PersistenceManager } = await part<{ PersistenceManager: new (dir: string) => Persistence }>('persistence.js')
  types.INVALID_MESSAGE_BODY_CHAR.test = (text) => INVALID_CHARACTER.test(text)

  const stores: Stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() }
  const persistence = new PersistenceManager(dir)
  // What a killed process has written stays; only a machine that loses its power may lose the last of it.
  persistence.db.exec('PRAGMA synchronous = NORMAL')
  // The process that received these messages has ended, so no one will delete them.
  persistence.db.exec('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL')
  persistence.loadSqsAndSns(stores.sqsStore, stores.snsStore)
  const known = new Map([...stores.sqsStore.allQueues()].map((queue) => [queue.name, queue]))
  stores.sqsStore.persistence = persistence as never
  for (const queue of known.values()) join(queue, persistence)

  const createQueue = (name: string, url: string, arn: string, attributes: Record<string, string>) => {
    const existing = known.get(name)
    if (existing) existing.setAttributes(attributes)
    else join(stores.sqsStore.createQueue(name, url, arn, attributes), persistence)
  }
  return { stores, persistence, createQueue }
}

/** Receiving counts, hides and dead-letters in one transaction: a kill midway must not lose a message in between. */
function join(queue: Queue, persistence: Persistence) {
  queue.persistence = persistence as never
  const dequeue = queue.dequeue.bind(queue)
  queue.dequeue = (...args: Parameters<Queue['dequeue']>) => {
    let received: ReturnType<Queue['dequeue']> = []
    persistence.transaction(() => {
      received = dequeue(...args)
    })
    return received
  }
}

async function part<T>(file: string): Promise<T> {
  const manifest = findPackageJSON('fauxqs', import.meta.url)
  if (!manifest) throw new Error('The package fauxqs is not installed: run npm ci.')
  return import(new URL(`dist/${file}`, pathToFileURL(manifest)).href)
}
