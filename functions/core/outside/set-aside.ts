import type { S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'

/** Lambda writes what a stream's function did not take under this prefix of the bucket and cannot be told another. */
const PREFIX = 'aws/lambda/'

let client: S3Client | undefined
const Bucket = () => process.env.UPLOADS_BUCKET

/** The names of at most 1000 batches that were set aside, the oldest of a day first. */
export async function listSetAside(): Promise<string[]> {
  const { s3, sdk } = await openS3()
  const { Contents = [] } = await s3.send(new sdk.ListObjectsV2Command({ Bucket: Bucket(), Prefix: PREFIX }))
  return Contents.flatMap(({ Key }) => Key ?? [])
}

/** The records of such a batch: the whole event lies, as text, in the `payload` of what Lambda wrote. */
export async function readSetAside(name: string): Promise<DynamoDBRecord[]> {
  const { s3, sdk } = await openS3()
  const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket: Bucket(), Key: name }))
  const { payload } = JSON.parse((await Body?.transformToString()) ?? '{}') as { payload: string }
  return (JSON.parse(payload) as DynamoDBStreamEvent).Records
}

export async function removeSetAside(name: string): Promise<void> {
  const { s3, sdk } = await openS3()
  await s3.send(new sdk.DeleteObjectCommand({ Bucket: Bucket(), Key: name }))
}

/** Loaded when there is something to replay. */
async function openS3() {
  const sdk = await import('@aws-sdk/client-s3')
  client ??= new sdk.S3Client({})
  return { sdk, s3: client }
}
