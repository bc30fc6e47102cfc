import type { IncomingMessage } from 'node:http'
import type { Answer, Call, Settings } from './answer.ts'
import { checkRequest } from './check-request.ts'
import { decoded } from './decoded.ts'
import { deleteObject, deleteObjects } from './delete-objects.ts'
import { getObject } from './get-object.ts'
import { listObjects } from './list-objects.ts'
import { postObject } from './post-object.ts'
import { copyObject, putObject } from './put-object.ts'
import { notImplemented, S3Error } from './s3-error.ts'

const PREFLIGHT: Answer = {
  status: 200,
  headers: {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT',
    'access-control-allow-headers': '*',
    'access-control-max-age': '3000',
  },
}

/** S3 features whose calls look like those for a plain object. */
const OTHER_CALLS = [
  'uploads',
  'uploadId',
  'acl',
  'tagging',
  'attributes',
  'retention',
  'legal-hold',
  'torrent',
  'restore',
]

/** Handles one request to the local S3; every failure becomes a response too. */
export async function answerCall(request: IncomingMessage, settings: Settings): Promise<Answer> {
  try {
    return await route(request, settings)
  } catch (error) {
    if (error instanceof S3Error) return error.toAnswer()
    if (!request.destroyed) console.error(`The local S3 failed on ${request.method} ${request.url}:`, error)
    return new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.').toAnswer()
  }
}

async function route(request: IncomingMessage, { buckets, credentials, store }: Settings): Promise<Answer> {
  if (request.method === 'OPTIONS') return PREFLIGHT
  const [, rawPath = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? []
  const path = decoded(rawPath)
  const query = new URLSearchParams(search)
  const [, bucket = '', ...rest] = path.split('/')
  const key = rest.join('/')

  const isForm = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data')
  if (!isForm) checkRequest(request, path, query, credentials)
  if (!buckets.includes(bucket)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
  if (isForm) return postObject({ request, store, bucket, credentials })

  const other = OTHER_CALLS.find((name) => query.has(name))
  if (other) throw notImplemented(`?${other}`)
  const call = { request, store, bucket, key, query }
  return key ? objectCall(call) : bucketCall(call)
}

function objectCall(call: Call): Answer | Promise<Answer> {
  switch (call.request.method) {
    case 'GET':
    case 'HEAD':
      return getObject(call)
    case 'PUT':
      return call.request.headers['x-amz-copy-source'] ? copyObject(call) : putObject(call)
    case 'DELETE':
      return deleteObject(call)
    default:
      throw notImplemented(`${call.request.method} of an object`)
  }
}

function bucketCall(call: Call): Answer | Promise<Answer> {
  const { request, query } = call
  if (request.method === 'HEAD') return { status: 200, headers: { 'x-amz-bucket-region': 'us-east-1' } }
  if (request.method === 'GET' && query.get('list-type') === '2') return listObjects(call)
  if (request.method === 'POST' && query.has('delete')) return deleteObjects(call)
  throw notImplemented(`${request.method} of a bucket`)
}
