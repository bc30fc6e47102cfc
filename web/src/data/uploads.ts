import { upload } from '#contract/messaging/upload.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { sendFile } from '../lib/send-file.ts'

/** The upload URL for a file of a message or a template. */
export const createUpload = (body: Input<typeof upload.create>['body']) => call(upload.create, { body })

/** Uploads a file, and returns its URL in storage. */
export async function uploadFile(file: File): Promise<string> {
  const { url, upload: form } = await createUpload({ filename: file.name, content_type: file.type, size: file.size })
  if (form) await sendFile(form, file, { onProgress: () => undefined, signal: new AbortController().signal })
  return url
}
