import { Duration, Validations } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { EventInvokeConfig, type IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { functionList } from '../function-list.ts'
import { DeadLetters } from './dead-letters.ts'

const RETRIES = 2
/** The longest that Lambda keeps an event. */
const KEPT_MINUTES = 360

/**
 * Starts the jobs that run on a schedule. If one cannot be started, or fails, it is retried twice until its next turn
 * comes anyway, and then goes to its dead letters.
 */
export class Schedules extends Construct {
  /** Names the schedules in their metrics. */
  readonly group: string
  readonly deadLetters = new Map<string, DeadLetters>()

  constructor(scope: Construct, id: string, functionNamed: (name: string) => IFunction) {
    super(scope, id)
    this.group = new CfnScheduleGroup(this, 'Group').ref
    for (const { name, job } of functionList) {
      if (job?.source !== 'schedule') continue
      const fn = functionNamed(name)
      const turn = Duration.minutes(job.everyMinutes)
      const schedule = new Schedule(fn.node.scope as Construct, `${name}-schedule`, { fn, turn, group: this.group })
      this.deadLetters.set(name, schedule.deadLetters)
    }
  }
}

interface Props {
  fn: IFunction
  turn: Duration
  group: string
}

/** A function's turns. In its stack, because the two depend on each other. */
class Schedule extends Construct {
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'The dead-letter queue of a schedule and its function, not of another queue.',
    })
    this.#startOnTime(props)
    this.#keepFailures(props)
  }

  /** The scheduler is done as soon as Lambda accepts the event; one that Lambda does not accept is a dead letter. */
  #startOnTime({ fn, turn, group }: Props) {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    fn.grantInvokeLatestVersion(role)
    this.deadLetters.grant(role, 'sqs:SendMessage')
    new CfnSchedule(this, 'Turns', {
      groupName: group,
      flexibleTimeWindow: { mode: 'OFF' },
      scheduleExpression: `rate(${turn.toMinutes()} minutes)`,
      target: {
        arn: fn.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: RETRIES, maximumEventAgeInSeconds: turn.toSeconds() },
        deadLetterConfig: { arn: this.deadLetters.queueArn },
      },
    })
  }

  /** An event that Lambda accepted and the function then fails on goes to the dead letters too. */
  #keepFailures({ fn, turn }: Props) {
    this.deadLetters.grant(fn, 'sqs:SendMessage')
    const config = new EventInvokeConfig(this, 'Failures', {
      function: fn,
      retryAttempts: RETRIES,
      maxEventAge: Duration.minutes(Math.min(turn.toMinutes(), KEPT_MINUTES)),
      onFailure: { bind: () => ({ destination: this.deadLetters.queueArn }) },
    })
    // Lambda checks the permission when this is created.
    config.node.addDependency(fn.role ?? fn)
  }
}
