import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall } from './uploads/answer-call.ts'
import { openObjectStore } from './uploads/object-store.ts'
import { send } from './uploads/send.ts'

type UploadsOptions = {
  /** Folder that holds the objects. */
  dir: string
  bucket: string | readonly string[]
  /** 0 or absent: any free port. */
  port?: number
  accessKeyId: string
  secretAccessKey: string
}

/** The local S3, path style and versioned: signatures, policies and checksums are checked as S3 does, the bodies lie in files. */
export async function startUploads({ dir, bucket, port = 0, accessKeyId, secretAccessKey }: UploadsOptions) {
  const store = openObjectStore(dir)
  const settings = { buckets: [bucket].flat(), credentials: { accessKeyId, secretAccessKey }, store }
  const server = createServer(async (request, response) => {
    await send(await answerCall(request, settings), request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      store.close()
    },
  }
}
