import { CfnParameter, type Stack } from 'aws-cdk-lib'

/** The app at Meta by which dealerships connect WhatsApp; empty for none. */
export function metaApp(stack: Stack) {
  const parameter = (id: string, description: string) =>
    new CfnParameter(stack, id, { default: '', description }).valueAsString
  return {
    appId: parameter('MetaAppId', 'The id of the app at Meta by which dealerships connect WhatsApp.'),
    configId: parameter('MetaConfigId', 'The id of that app’s Facebook Login for Business configuration.'),
    solutionId: parameter('MetaSolutionId', 'The id of the Partner Solution with Twilio.'),
  }
}
