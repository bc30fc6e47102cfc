/**
 * Posts a file by a presigned form, the fields first as S3 wants them; `onProgress` hears 0 to 1. Fails with an error
 * whose `status` is S3's, 0 where no answer came.
 */
export function sendFile(
  { url, fields }: { url: string; fields: Record<string, string> },
  file: File,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)

  return new Promise((resolve, reject) => {
    // fetch does not tell how much of a body has left.
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadRefused(request.status)))
    request.onerror = () => reject(new UploadRefused(0))
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

export class UploadRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The upload was refused (${status}).`)
    this.status = status
  }
}
