import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'

let client: S3Client | undefined

/** Removes every file in the media bucket with this key prefix; if interrupted, a repeat continues. */
export async function removeFolder(prefix: string): Promise<void> {
  client ??= new S3Client(PATIENCE)
  const Bucket = variable('MEDIA_BUCKET')
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
    if (Contents.length === 0) return
    const Objects = Contents.map(({ Key }) => ({ Key }))
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
    if (Errors[0]) throw new Error(`S3 kept ${Errors.length} files that were to be removed: ${Errors[0].Code}.`)
  }
}
