import type { SQSRecord } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import { eachRecord } from '../../functions/jobs/each-record.ts'

const record = (messageId: string, body: unknown) => ({ messageId, body: JSON.stringify(body) }) as SQSRecord

test('a record that fails is handed back alone, and the log names it with every cause', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const done: string[] = []
  const handler = eachRecord(async ({ name }: { name: string }) => {
    if (name === 'bad') throw new AggregateError([new Error('first cause'), new Error('second cause')], 'both failed')
    done.push(name)
  })
  const answer = await handler({ Records: [record('1', { name: 'bad' }), record('2', { name: 'good' })] })

  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
  expect(done).toEqual(['good'])
  expect(logged).toHaveBeenCalledOnce()
  expect(JSON.parse(logged.mock.calls[0]?.[0])).toMatchObject({
    message_id: '1',
    message: 'both failed',
    causes: ['Error: first cause', 'Error: second cause'],
  })
  logged.mockRestore()
})
