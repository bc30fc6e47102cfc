import { open, rm } from 'node:fs/promises'
import { type Measured, measure } from './measure.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { S3Error } from './s3-error.ts'

type Write = {
  store: ObjectStore
  bucket: string
  key: string
  chunks: AsyncIterable<Buffer>
  headers: StoredObject['headers']
  /** Throws if the body is invalid; then nothing is stored. */
  check: (measured: Measured) => void
  isNew?: boolean
  most?: number
}

/** Streams a body to disk and, once it is complete, checked and synced, makes it the object's latest version. */
export async function writeObject({ store, bucket, key, chunks, headers, check, isNew, most }: Write) {
  const version = store.newVersion()
  const path = store.bodyOf(version)
  try {
    const file = await open(path, 'wx')
    let measured: Measured
    try {
      measured = await measure(chunks, (chunk) => file.write(chunk), most)
      await file.sync()
    } finally {
      await file.close()
    }
    check(measured)
    const object: StoredObject = {
      key,
      version,
      isDeleteMarker: false,
      size: measured.size,
      etag: `"${measured.md5.toString('hex')}"`,
      crc32: measured.crc32,
      modifiedAt: new Date(),
      headers,
    }
    if (!store.add(bucket, object, { isNew }))
      throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.')
    return object
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
