/** The part of S3's client that is used: loaded lazily as a whole, the rest stays out of the bundle. */
export { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
