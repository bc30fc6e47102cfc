import type { Message } from '@aws-sdk/client-sqs'
import type { SQSRecord, SQSRecordAttributes } from 'aws-lambda'

/** A message as Lambda passes it to a function. */
export function toSqsRecord(message: Message, arn: string): SQSRecord {
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    // The poll requests all of a message's attributes, which include those of a record.
    attributes: message.Attributes as unknown as SQSRecordAttributes,
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
        name,
        {
          dataType: value.DataType ?? 'String',
          ...(value.StringValue !== undefined && { stringValue: value.StringValue }),
          ...(value.BinaryValue && { binaryValue: Buffer.from(value.BinaryValue).toString('base64') }),
        },
      ]),
    ),
    md5OfBody: message.MD5OfBody ?? '',
    ...(message.MD5OfMessageAttributes && { md5OfMessageAttributes: message.MD5OfMessageAttributes }),
    eventSource: 'aws:sqs',
    eventSourceARN: arn,
    awsRegion: 'us-east-1',
  }
}
