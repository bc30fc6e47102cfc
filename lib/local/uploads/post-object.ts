import type { IncomingMessage } from 'node:http'
import type { Answer, Credentials } from './answer.ts'
import { objectHeaders } from './object-headers.ts'
import type { ObjectStore } from './object-store.ts'
import { checkPolicy, type Limits } from './post-policy.ts'
import { type Form, readForm } from './read-form.ts'
import { S3Error } from './s3-error.ts'
import { writeObject } from './write-object.ts'
import { element, xml } from './xml.ts'

type Post = { request: IncomingMessage; store: ObjectStore; bucket: string; credentials: Credentials }

/** A browser's upload by form: the policy in the form says what is allowed. */
export async function postObject({ request, store, bucket, credentials }: Post): Promise<Answer> {
  const form = await readForm(request, request.headers['content-type'] ?? '')
  const { least, most } = await allowed(form, credentials, bucket)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
  const key = (form.fields.key ?? '').replaceAll('${filename}', form.filename)
  if (!key) throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.")

  const { etag, version } = await writeObject({
    store,
    bucket,
    key,
    chunks: form.file,
    headers: objectHeaders(form.fields),
    check({ size }) {
      if (size > most)
        throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
      if (size < least) throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than allowed.')
    },
    most,
  })
  return created({
    bucket,
    key,
    etag,
    version,
    status: Number(form.fields.success_action_status),
    host: request.headers.host,
  })
}

/** A refused form is still read to its end: see send. */
async function allowed(form: Form, credentials: Credentials, bucket: string): Promise<Limits> {
  try {
    return checkPolicy({ bucket, ...form.fields }, credentials)
  } catch (error) {
    for await (const _ of form.file);
    throw error
  }
}

type Created = { bucket: string; key: string; etag: string; version: string; status: number; host?: string }

function created({ bucket, key, etag, version, status, host }: Created): Answer {
  const location = `http://${host}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  const headers = { etag, location, 'x-amz-version-id': version }
  if (status !== 201) return { status: status === 200 ? 200 : 204, headers }
  const body = element(
    'PostResponse',
    element('Location', location),
    element('Bucket', bucket),
    element('Key', key),
    element('ETag', etag),
  )
  return { status, headers: { ...headers, 'content-type': 'application/xml' }, body: xml(body) }
}
