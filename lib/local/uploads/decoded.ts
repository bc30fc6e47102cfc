import { S3Error } from './s3-error.ts'

/** A percent-decoded path. */
export function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.")
  }
}
