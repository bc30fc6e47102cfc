import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { Lotwire } from '../lib/stack.ts'
import { buildFunctions, buildWeb } from './build.ts'

const BUILT = '.build'

await buildFunctions(`${BUILT}/functions`)
await buildWeb(`${BUILT}/web`)

const app = new App()
new Lotwire(app, 'Lotwire', {
  assets: BUILT,
  isFirst: app.node.tryGetContext('first') === 'yes',
  domain: app.node.tryGetContext('domain'),
  certificateArn: app.node.tryGetContext('certificateArn'),
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
