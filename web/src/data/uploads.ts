import { upload } from '#contract/messaging/upload.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { sendFile } from '../lib/send-file.ts'

/** Where a file for a message or a template is sent to. */
export const createUpload = (body: Input<typeof upload.create>['body']) => call(upload.create, { body })

/** Sends a whole file, and answers its address in the store. */
export async function uploadFile(file: File): Promise<string> {
  const { url, upload: form } = await createUpload({ filename: file.name, content_type: file.type, size: file.size })
  if (form) await sendFile(form, file, { onProgress: () => undefined, signal: new AbortController().signal })
  return url
}
