import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { functionList } from '../function-list.ts'

/** Starts the jobs that run by the clock. One that fails is tried twice more; after that its next turn comes anyway. */
export class Schedules extends Construct {
  /** Names the schedules in their metrics. */
  readonly group: string

  constructor(scope: Construct, id: string, functionNamed: (name: string) => IFunction) {
    super(scope, id)
    this.group = new CfnScheduleGroup(this, 'Group').ref
    for (const { name, job } of functionList) {
      if (job?.source !== 'schedule') continue
      const fn = functionNamed(name)
      const role = new Role(this, `${name}-role`, { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
      fn.grantInvokeLatestVersion(role)
      new CfnSchedule(this, name, {
        groupName: this.group,
        flexibleTimeWindow: { mode: 'OFF' },
        scheduleExpression: `rate(${job.everyMinutes} minutes)`,
        target: { arn: fn.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 2 } },
      })
    }
  }
}
