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
import { REFUSED_ROWS } from './list-files.ts'
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
    await removeAll(
      Bucket,
      Contents.map(({ Key }) => Key),
    )
    return Contents.length
  }
  return 0
}

/**
 * Ends the exports, and the refused rows of imports, of whose ids that is true: they may hold somebody who was deleted.
 * Returns the ids of those exports; an archive is none.
 */
export async function endExports(org: OrgId, isMeant: (id: string) => boolean): Promise<string[]> {
  const idOf = (name: string) => name.replace(/\..*/, '')
  const ended = await removeWhere('EXPORTS_BUCKET', `${org}/`, (name) => isMeant(idOf(name)))
  const [start, end] = REFUSED_ROWS
  await removeWhere('LISTS_BUCKET', `${org}/${start}`, (name) => isMeant(name.slice(start.length, -end.length)))
  return [...new Set(ended.map(idOf))]
}

/** Removes the dealership's archives, whole or in the making. */
export const removeArchives = (org: OrgId) => removeWhere('EXPORTS_BUCKET', `${org}/archive-`, () => true)

/** Removes the files with this prefix of whose names, behind the dealership's, that is true; returns those names. */
async function removeWhere(
  bucket: 'EXPORTS_BUCKET' | 'LISTS_BUCKET',
  Prefix: string,
  isMeant: (name: string) => boolean,
) {
  const Bucket = variable(bucket)
  const removed: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3() }, { Bucket, Prefix })) {
    const keys = Contents.flatMap(({ Key = '' }) => (isMeant(Key.slice(Key.indexOf('/') + 1)) ? Key : []))
    if (keys.length === 0) continue
    await removeAll(Bucket, keys)
    removed.push(...keys.map((key) => key.slice(key.indexOf('/') + 1)))
  }
  return removed
}

async function removeAll(Bucket: string, keys: readonly (string | undefined)[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }))
  const { Errors = [] } = await s3().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  if (Errors[0]) throw new Error(`S3 kept ${Errors.length} files that were to be removed: ${Errors[0].Code}.`)
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
