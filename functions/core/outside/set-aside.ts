import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'

/** Lambda writes what a stream's function did not take under this prefix of the bucket and cannot be told another. */
const PREFIX = 'aws/lambda/'

let client: S3Client | undefined
const s3 = () => (client ??= new S3Client({}))
const Bucket = () => process.env.UPLOADS_BUCKET

/** The names of at most 1000 batches that were set aside, the oldest of a day first. */
export async function listSetAside(): Promise<string[]> {
  const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: Bucket(), Prefix: PREFIX }))
  return Contents.flatMap(({ Key }) => Key ?? [])
}

/** The records of such a batch: the whole event lies, as text, in the `payload` of what Lambda wrote. */
export async function readSetAside(name: string): Promise<DynamoDBRecord[]> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key: name }))
  const { payload } = JSON.parse((await Body?.transformToString()) ?? '{}') as { payload: string }
  return (JSON.parse(payload) as DynamoDBStreamEvent).Records
}

export async function removeSetAside(name: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: Bucket(), Key: name }))
}
