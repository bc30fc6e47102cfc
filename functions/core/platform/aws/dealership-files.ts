import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'

let client: S3Client | undefined
const s3 = () => (client ??= new S3Client(PATIENCE))

/** A dealership's files lie in these buckets, under these prefixes. None of these buckets keeps versions (lib/aws/file-bucket.ts). */
const foldersOf = (org: OrgId) =>
  [
    ['MEDIA_BUCKET', `new/${org}/`],
    ['MEDIA_BUCKET', `kept/${org}/`],
    ['LISTS_BUCKET', `${org}/`],
    ['EXPORTS_BUCKET', `${org}/`],
  ] as const

/** Counts a dealership's files. */
export async function countFiles(org: OrgId): Promise<number> {
  let count = 0
  for (const [bucket, Prefix] of foldersOf(org))
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3() }, { Bucket: variable(bucket), Prefix }))
      count += Contents.length
  return count
}

/** Removes the next files of a dealership; returns how many: none if none is left. */
export async function removeSomeFiles(org: OrgId): Promise<number> {
  for (const [bucket, Prefix] of foldersOf(org)) {
    const Bucket = variable(bucket)
    const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket, Prefix }))
    if (Contents.length === 0) continue
    const Objects = Contents.map(({ Key }) => ({ Key }))
    const { Errors = [] } = await s3().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
    if (Errors[0]) throw new Error(`S3 kept ${Errors.length} files that were to be removed: ${Errors[0].Code}.`)
    return Objects.length
  }
  return 0
}

/** The next files of conversations and calls, in the order of their keys. */
export async function listKeptFiles(org: OrgId, after?: string): Promise<{ keys: string[]; isLast: boolean }> {
  const { Contents = [], IsTruncated = false } = await s3().send(
    new ListObjectsV2Command({ Bucket: variable('MEDIA_BUCKET'), Prefix: `kept/${org}/`, StartAfter: after }),
  )
  return { keys: Contents.flatMap(({ Key }) => Key ?? []), isLast: !IsTruncated }
}

/** Such a file; undefined if it is gone by now. */
export async function readKeptFile(Key: string) {
  const answer = await s3()
    .send(new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key }))
    .catch((error) => {
      if (error instanceof NoSuchKey) return undefined
      throw error
    })
  if (!answer?.Body) return
  const { ContentType: type = '', Metadata: { filename = '' } = {} } = answer
  return { bytes: await answer.Body.transformToByteArray(), type, filename }
}
