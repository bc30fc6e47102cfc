import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'
import { SET_ASIDE_PREFIX } from './set-aside.ts'

let client: S3Client | undefined
const s3 = () => (client ??= new S3Client(PATIENCE))
const Bucket = () => variable('SET_ASIDE_BUCKET')

/** The batches that were set aside, oldest first within a day. */
export async function* listSetAside(): AsyncGenerator<{ name: string; since: Date }> {
  const input = { Bucket: Bucket(), Prefix: SET_ASIDE_PREFIX }
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3() }, input))
    for (const { Key, LastModified } of Contents) if (Key && LastModified) yield { name: Key, since: LastModified }
}

/** The records of such a batch: the whole event is stored as text in the object's `payload`. */
export async function getSetAside(name: string): Promise<DynamoDBRecord[]> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key: name }))
  const { payload } = JSON.parse((await Body?.transformToString()) ?? '{}') as { payload: string }
  return (JSON.parse(payload) as DynamoDBStreamEvent).Records
}

export async function removeSetAside(name: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: Bucket(), Key: name }))
}
