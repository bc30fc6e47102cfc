import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file such that, whenever the process ends, either the old or the new content is there, whole. */
export async function replaceFile(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true })
  const next = await open(`${file}.next`, 'w')
  try {
    await next.writeFile(content)
    await next.sync()
  } finally {
    await next.close()
  }
  await rename(`${file}.next`, file)
}
