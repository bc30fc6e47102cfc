import { CfnParameter, type Stack } from 'aws-cdk-lib'

/** The app at Meta by which dealerships connect WhatsApp, and their pages; empty for none. */
export function metaApp(stack: Stack) {
  const parameter = (id: string, description: string, more = {}) =>
    new CfnParameter(stack, id, { default: '', description, ...more }).valueAsString
  return {
    appId: parameter('MetaAppId', 'The id of the app at Meta by which dealerships connect WhatsApp and pages.'),
    configId: parameter('MetaConfigId', 'The id of that app’s Facebook Login for Business configuration for WhatsApp.'),
    solutionId: parameter('MetaSolutionId', 'The id of the Partner Solution with Twilio.'),
    pagesConfigId: parameter(
      'MetaPagesConfigId',
      'The id of that app’s Login configuration for Messenger and Instagram.',
    ),
    appSecret: parameter('MetaAppSecret', 'The app’s secret, which signs what Meta tells.', { noEcho: true }),
    verifyToken: parameter('MetaVerifyToken', 'The words by which Meta checks the webhook’s address.', {
      noEcho: true,
    }),
  }
}
