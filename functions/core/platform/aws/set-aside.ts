import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { PATIENCE } from './patience.ts'

/** Lambda writes what a stream's function did not take under this prefix of the bucket and cannot be told another. */
const PREFIX = 'aws/lambda/'

let client: S3Client | undefined
const s3 = () => (client ??= new S3Client(PATIENCE))
const Bucket = () => process.env.UPLOADS_BUCKET

/** Keeps records as Lambda keeps a batch that its function did not take. */
export async function setAside(records: readonly DynamoDBRecord[]): Promise<void> {
  const at = new Date().toISOString()
  const Key = `${PREFIX}react/${at.slice(0, 10).replaceAll('-', '/')}/${at.replaceAll(':', '.')}-${randomUUID()}`
  const Body = JSON.stringify({ timestamp: at, payload: JSON.stringify({ Records: records }) })
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key, Body, ContentType: 'application/json' }))
}

/** The batches that were set aside, the oldest of a day first. */
export async function* listSetAside(): AsyncGenerator<{ name: string; since: Date }> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3() }, { Bucket: Bucket(), Prefix: PREFIX }))
    for (const { Key, LastModified } of Contents) if (Key && LastModified) yield { name: Key, since: LastModified }
}

/** The records of such a batch: the whole event lies, as text, in the `payload` of what was written. */
export async function getSetAside(name: string): Promise<DynamoDBRecord[]> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key: name }))
  const { payload } = JSON.parse((await Body?.transformToString()) ?? '{}') as { payload: string }
  return (JSON.parse(payload) as DynamoDBStreamEvent).Records
}

export async function removeSetAside(name: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: Bucket(), Key: name }))
}
