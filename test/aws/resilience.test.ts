import { expect, test } from 'vitest'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import { type JobName, jobs } from '#contract/jobs.ts'
import { table as layout } from '#contract/table.ts'
import { functionList } from '../../lib/function-list.ts'
import { permissionsOf } from './permissions-of.ts'
import { synthesize } from './synthesize.ts'
import { theStack } from './the-stack.ts'

const stack = await theStack()
const { at, all, idOf } = stack

const queueJobs = functionList.flatMap(({ name, job }) => (job?.source === 'queue' ? [[name, job] as const] : []))
const alarmsOn = (metric: string) =>
  all('AWS::CloudWatch::Alarm').filter((alarm) => alarm.Properties.MetricName === metric)

test('the table cannot be deleted by mistake and can be restored to any second', () => {
  const table = at('Table/Table')
  const [replica] = table.Properties.Replicas
  expect(table.DeletionPolicy).toBe('RetainExceptOnCreate')
  expect(replica.DeletionProtectionEnabled).toBe(true)
  expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
})

test('a first deployment that fails leaves nothing behind that holds data or stands in the way of the next', () => {
  const first = synthesize({ isFirst: true })
  expect([stack.terminationProtection, first.terminationProtection]).toEqual([true, false])
  expect(first.at('Table/Table').Properties.Replicas[0].DeletionProtectionEnabled).toBe(false)
  expect(first.at('Users/Pool').Properties.DeletionProtection).toBe('INACTIVE')
  const kept = Object.values(first.resources).filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')
  // The site's files come back with the next deployment, and logs are of buckets that are gone.
  expect(kept).toEqual([first.at('Logs'), first.at('Site/Bucket')])
})

test('the table has the keys, the indexes and the expiry of the contract', () => {
  const { Properties } = at('Table/Table')
  const keys = (schema: { AttributeName: string }[]) => schema.map(({ AttributeName }) => AttributeName)
  expect(keys(Properties.KeySchema)).toEqual([layout.partitionKey, layout.sortKey])
  expect(Properties.TimeToLiveSpecification).toEqual({ AttributeName: layout.ttl, Enabled: true })
  const indexes = Properties.GlobalSecondaryIndexes.map(
    (index: { IndexName: string; KeySchema: { AttributeName: string }[] }) => [index.IndexName, keys(index.KeySchema)],
  )
  expect(indexes).toEqual(Object.entries(layout.indexes).map(([name, key]) => [name, [key.partitionKey, key.sortKey]]))
})

test('a contact’s field costs no index: DynamoDB lets all of them name a hundred attributes', () => {
  const named: string[] = at('Table/Table').Properties.GlobalSecondaryIndexes.flatMap(
    ({ Projection }: { Projection: { NonKeyAttributes?: string[] } }) => Projection.NonKeyAttributes ?? [],
  )
  expect(named.filter((name) => name in CONTACT_FIELDS)).toEqual([])
  expect(named.length).toBeLessThanOrEqual(40)
})

test('a batch of changes that fails is halved, repeated a few times, then kept whole in S3', () => {
  const mapping = at('Changes/Mapping').Properties
  expect(mapping.BisectBatchOnFunctionError).toBe(true)
  expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
  expect(mapping.MaximumRetryAttempts).toBeLessThanOrEqual(10)
  expect(mapping.ParallelizationFactor).toBeGreaterThan(1)
  expect(mapping.DestinationConfig.OnFailure.Destination['Fn::GetAtt'][0]).toBe(idOf('SetAside/Bucket'))
})

test.each(queueJobs)('%s has a queue whose failures are kept and reported', (name, job) => {
  const queue = at(`Queues/${name}`).Properties
  const deadLetters = idOf(`Queues/${name}-dead-letters`)
  expect(queue.RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0]).toBe(deadLetters)
  expect(queue.RedrivePolicy.maxReceiveCount).toBe(job.maxReceiveCount)
  expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * job.timeoutSeconds)
  expect(queue.SqsManagedSseEnabled).toBe(true)
  expect(JSON.stringify(alarmsOn('ApproximateNumberOfMessagesVisible'))).toContain(deadLetters)

  const mapping = all('AWS::Lambda::EventSourceMapping').find(
    ({ Properties }) => Properties.FunctionName.Ref === idOf(`Functions/${name}`),
  )
  expect(mapping?.Properties.EventSourceArn['Fn::GetAtt'][0]).toBe(idOf(`Queues/${name}`))
  expect(mapping?.Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
})

test('what lies on the queues leaves seven eighths of an account’s usual concurrency to the API', () => {
  const queueIds = queueJobs.map(([name]) => idOf(`Queues/${name}`))
  const most = all('AWS::Lambda::EventSourceMapping')
    .filter(({ Properties }) => queueIds.includes(Properties.EventSourceArn['Fn::GetAtt'][0]))
    .map(({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency ?? 1000)
  expect(most).toHaveLength(queueJobs.length)
  expect(most.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(125)
})

test('the clock starts every job that the contract gives an interval', () => {
  const expected = functionList.flatMap(({ name, job }) =>
    job?.source === 'schedule' ? [[idOf(`Functions/${name}`), `rate(${job.everyMinutes} minutes)`]] : [],
  )
  const scheduled = all('AWS::Scheduler::Schedule').map(({ Properties }) => [
    Properties.Target.Arn['Fn::GetAtt'][0],
    Properties.ScheduleExpression,
  ])
  expect(scheduled.toSorted()).toEqual(expected.toSorted())
})

test.each(functionList.filter(({ job }) => job?.source === 'schedule').map(({ name }) => name))(
  '%s, not started or failed, lies among its dead letters before its next turn, which somebody is told',
  (name) => {
    const [job, deadLetters] = [idOf(`Functions/${name}`), idOf(`Functions/${name}-schedule/DeadLetters`)]
    const arn = { 'Fn::GetAtt': [deadLetters, 'Arn'] }
    const { Target } = at(`Functions/${name}-schedule/Turns`).Properties
    expect(Target.DeadLetterConfig.Arn).toEqual(arn)
    const failures = all('AWS::Lambda::EventInvokeConfig').filter(
      ({ Properties }) => Properties.FunctionName.Ref === job,
    )
    expect(failures.map(({ Properties }) => Properties.DestinationConfig.OnFailure.Destination)).toEqual([arn])
    const turnSeconds = 60 * (jobs[name as JobName] as { everyMinutes: number }).everyMinutes
    expect(Target.RetryPolicy.MaximumEventAgeInSeconds).toBe(turnSeconds)
    // Lambda keeps an event for six hours at most.
    const keptSeconds = Math.min(turnSeconds, 6 * 3600)
    expect(failures.map(({ Properties }) => Properties.MaximumEventAgeInSeconds)).toEqual([keptSeconds])

    const may = (path: string) =>
      permissionsOf(stack, idOf(path)).map(({ action, resource }) => `${action} ${resource}`)
    const start = [`lambda:InvokeFunction <${job}.Arn>`, `lambda:InvokeFunction <${job}.Arn>:$LATEST`]
    const keep = `sqs:SendMessage <${deadLetters}.Arn>`
    expect(may(`Functions/${name}-schedule/Role`).sort()).toEqual([...start, keep])
    expect(may(`Functions/${name}-role`)).toContain(keep)
    expect(at(`Functions/${name}-schedule/DeadLetters`).Properties).toMatchObject({
      MessageRetentionPeriod: 14 * 86_400,
      SqsManagedSseEnabled: true,
    })
    expect(JSON.stringify(alarmsOn('ApproximateNumberOfMessagesVisible'))).toContain(deadLetters)
  },
)

test.each([
  'IteratorAge',
  'OnFailureDestinationDeliveredEventCount',
  'DestinationDeliveryFailures',
  'Throttles',
  'InvocationDroppedCount',
  '5xx',
])('%s has one alarm', (metric) => expect(alarmsOn(metric)).toHaveLength(1))

test('one hiccup of Twilio’s, which is a 502, alarms nobody', () => {
  expect(alarmsOn('5xx')[0]?.Properties.Threshold).toBeGreaterThan(1)
})

test('somebody is told of every function that fails, and of every alarm', () => {
  expect(alarmsOn('Errors')).toHaveLength(functionList.length)
  for (const { Properties } of all('AWS::CloudWatch::Alarm')) {
    expect(Properties.AlarmActions).toEqual([{ Ref: idOf('Alarms/Topic') }])
  }
})

test('a sync that fails by our fault is an error of its function, alone in its batch, and one error alarms', () => {
  const errors = alarmsOn('Errors').filter(
    ({ Properties }) => Properties.Dimensions[0].Value.Ref === idOf('Functions/sync-inventory'),
  )
  expect(errors.map(({ Properties }) => Properties.Threshold)).toEqual([1])
  const mapping = all('AWS::Lambda::EventSourceMapping').find(
    ({ Properties }) => Properties.FunctionName.Ref === idOf('Functions/sync-inventory'),
  )
  expect(mapping?.Properties.BatchSize).toBe(1)
})

test('what was set aside is private, versioned and kept', () => {
  const bucket = at('SetAside/Bucket')
  expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate')
  expect(bucket.Properties.VersioningConfiguration.Status).toBe('Enabled')
  expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
})
