import { join } from 'node:path'
import { Duration, NestedStack, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { environmentOf } from '#contract/environment.ts'
import type { Job } from '#contract/job.ts'
import type { Use } from '#contract/uses.ts'
import { functionList } from '../function-list.ts'

/** CPU scales with memory: people wait for these functions to start. */
const API_MEMORY_MB = 1024
const JOB_MEMORY_MB = 512

/**
 * One Lambda per function of the contract, from the bundle of that name in the folder `code`; in a nested stack for each
 * area, because CloudFormation allows 500 resources per stack. With a function go its log, role, triggers, and alarms.
 */
export class Functions extends Construct {
  readonly #byName = new Map<string, Lambda>()

  constructor(scope: Construct, id: string, { code }: { code: string }) {
    super(scope, id)
    for (const { name, area, timeoutSeconds, job } of functionList) {
      const home = this.#homeOf(area, job)
      const logGroup = new LogGroup(home, `${name}-log`, {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      })
      // The usual managed policy would let every function write every log.
      const role = new Role(home, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
      logGroup.grantWrite(role)
      const fn = new Lambda(home, name, {
        runtime: Runtime.NODEJS_24_X,
        architecture: Architecture.ARM_64,
        code: Code.fromAsset(join(code, name)),
        handler: 'index.handler',
        memorySize: job ? (job.memoryMb ?? JOB_MEMORY_MB) : API_MEMORY_MB,
        timeout: Duration.seconds(timeoutSeconds),
        environment: job?.nodeOptions ? { NODE_OPTIONS: job.nodeOptions } : {},
        logGroup,
        role,
      })
      this.#byName.set(name, fn)
    }
  }

  /** Triggers of the user pool and the Events API stay out of the nested stacks, whose functions depend on both. */
  #homeOf(area: string, job?: Job): Construct {
    if (job?.source === 'users' || job?.source === 'events') return this
    const id = `${area.slice(0, 1).toUpperCase()}${area.slice(1)}`
    return (this.node.tryFindChild(id) as NestedStack | undefined) ?? new NestedStack(this, id)
  }

  named = (name: string): Lambda => {
    const fn = this.#byName.get(name)
    if (!fn) throw new Error(`The contract names no function ${name}.`)
    return fn
  }

  /** Sets the variables that each function's uses name, and calls `grant` for each use. */
  give(values: Record<string, string>, grant: (use: Use, fn: Lambda) => void) {
    for (const { name, uses } of functionList) {
      const fn = this.named(name)
      for (const variable of environmentOf(uses)) {
        const value = values[variable]
        if (value === undefined) throw new Error(`${name} reads ${variable}, which the stack does not have.`)
        fn.addEnvironment(variable, value)
      }
      for (const use of uses) grant(use, fn)
    }
  }
}
