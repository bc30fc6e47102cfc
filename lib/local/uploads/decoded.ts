import { S3Error } from './s3-error.ts'

/** A path without its percent signs. */
export function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.")
  }
}
