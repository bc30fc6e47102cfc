import type { SQSRecord, SQSRecordAttributes } from 'aws-lambda'
import type { Received } from './fauxqs-parts.ts'

/** A message as Lambda passes it to a function. */
export function toSqsRecord(message: Received, arn: string): SQSRecord {
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes as unknown as SQSRecordAttributes,
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
        name,
        {
          dataType: value.DataType,
          ...(value.StringValue !== undefined && { stringValue: value.StringValue }),
          ...(value.BinaryValue && { binaryValue: value.BinaryValue }),
        },
      ]),
    ),
    md5OfBody: message.MD5OfBody,
    ...(message.MD5OfMessageAttributes && { md5OfMessageAttributes: message.MD5OfMessageAttributes }),
    eventSource: 'aws:sqs',
    eventSourceARN: arn,
    awsRegion: 'us-east-1',
  }
}
