import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { answerCall } from './uploads/answer-call.ts'
import { openObjectStore } from './uploads/object-store.ts'
import { send } from './uploads/send.ts'
import { writeObject } from './uploads/write-object.ts'

type UploadsOptions = {
  /** The folder for the objects. */
  dir: string
  bucket: string | readonly string[]
  /** 0 or absent: any free port. */
  port?: number
  accessKeyId: string
  secretAccessKey: string
  /** The buckets without versioning. */
  unversioned?: readonly string[]
  /** Objects to remove for good after this many days, checked at the start and every minute. */
  expire?: readonly { bucket: string; prefix?: string; days: number }[]
}

const DAY_MS = 86_400_000
/** The clock may be moved by days. */
const SWEEP_MS = 60_000

/** The local S3, path-style and versioned: checks signatures, policies and checksums as S3 does; bodies are files. */
export async function startUploads({ dir, bucket, port = 0, ...options }: UploadsOptions) {
  const { accessKeyId, secretAccessKey, unversioned, expire = [] } = options
  const store = openObjectStore(dir, unversioned)
  const settings = { buckets: [bucket].flat(), credentials: { accessKeyId, secretAccessKey }, store }
  const removeExpired = () => {
    for (const { days, ...where } of expire) store.expire(where, new Date(Date.now() - days * DAY_MS))
  }
  removeExpired()
  const sweeper = setInterval(removeExpired, SWEEP_MS).unref()
  const server = createServer(async (request, response) => {
    await send(await answerCall(request, settings), request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Stores an object, as a service of AWS's own does. */
    keep: async (bucketName: string, key: string, body: Buffer) => {
      await writeObject({
        store,
        bucket: bucketName,
        key,
        headers: {},
        check: () => {},
        chunks: Readable.from([body]),
      })
    },
    isEmpty: (bucketName: string) => [...store.list(bucketName, '', '')].length === 0,
    async stop() {
      clearInterval(sweeper)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      store.close()
    },
  }
}
