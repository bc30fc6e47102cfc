import { Aws, Duration, Fn, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPool,
  type CfnUserPoolClient,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StringAttribute,
  UserPool,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { PROVIDER_ATTRIBUTES, SIGN_UP_ATTRIBUTES } from '../user-attributes.ts'
import type { Mail } from './mail.ts'
import { SignInProviders } from './sign-in-providers.ts'

/** The pool's calls that need our credentials; users' calls about their own account do not. */
const ADMIN_CALLS = [
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableProviderForUser',
  'AdminGetUser',
  'AdminInitiateAuth',
  'AdminLinkProviderForUser',
  'AdminRespondToAuthChallenge',
  'AdminSetUserMFAPreference',
  'AdminSetUserPassword',
  'AdminUserGlobalSignOut',
]

/** Those with which dealerships' own providers come and go (functions/core/people/pool/own-providers.ts). */
const PROVIDER_CALLS = [
  'CreateIdentityProvider',
  'DeleteIdentityProvider',
  'DescribeUserPoolClient',
  'UpdateIdentityProvider',
  'UpdateUserPoolClient',
]

interface Props {
  customMessage: IFunction
  preTokenGeneration: IFunction
  mail: Mail
  /** The site's own address, to which the pool's hosted pages lead back. */
  siteUrl: string
  /** Protects against deletion, including by CloudFormation. */
  isProtected: boolean
}

/** The people who sign in, by e-mail address and password; the ceremony runs on the server (functions/api/auth.ts). */
export class Users extends Construct {
  readonly poolId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly providers: SignInProviders
  readonly #arn: string

  constructor(scope: Construct, id: string, { customMessage, preTokenGeneration, mail, siteUrl, isProtected }: Props) {
    super(scope, id)
    const pool = new UserPool(this, 'Pool', {
      // The lowest plan that rotates refresh tokens and allows trimming an access token.
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      userVerification: { emailStyle: VerificationEmailStyle.CODE },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Data that a sign-up carries until its address is confirmed (functions/core/people/pool/users.ts).
      customAttributes: {
        organization: new StringAttribute({ maxLen: 120, mutable: true }),
        sign_up: new StringAttribute({ maxLen: 26, mutable: true }),
        replaces: new StringAttribute({ maxLen: 5, mutable: true }),
        // What providers say of whoever signs in by them, at each sign-in (contract/people/identity-providers.ts).
        ...Object.fromEntries(PROVIDER_ATTRIBUTES.map((name) => [name, new StringAttribute({ mutable: true })])),
      },
      // Same rules as the contract's Password, which is checked before the form is sent.
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      deletionProtection: isProtected,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preTokenGeneration, LambdaVersion.V2_0)
    sendFrom(pool, mail, customMessage)
    const client = pool.addClient('Server', {
      generateSecret: true,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      writeAttributes: new ClientAttributes()
        .withStandardAttributes({ givenName: true, familyName: true, locale: true })
        .withCustomAttributes(...SIGN_UP_ATTRIBUTES.custom),
      accessTokenValidity: Duration.seconds(SESSION_LIVES.accessToken),
      idTokenValidity: Duration.seconds(SESSION_LIVES.accessToken),
      refreshTokenValidity: Duration.seconds(SESSION_LIVES.refreshToken),
      refreshTokenRotationGracePeriod: Duration.seconds(SESSION_LIVES.exchangedRefreshToken),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    })
    this.poolId = pool.userPoolId
    this.clientId = client.userPoolClientId
    // The CDK's own way to get the secret adds a Lambda; it predates the CloudFormation attribute.
    this.clientSecret = (client.node.defaultChild as CfnUserPoolClient).attrClientSecret
    this.#arn = pool.userPoolArn
    this.providers = new SignInProviders(this, 'Providers', { poolId: pool.userPoolId, siteUrl })

    Validations.of(pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'Length before symbols, as NIST SP 800-63B advises; guessing is limited by account and address.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason: 'A second factor is each dealership’s choice, not every agent’s first hurdle.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'Guessing is limited in functions/core; the paid plan adds nothing that the product uses.',
      },
    )
  }

  grantAdmin(fn: IGrantable) {
    this.#grant(fn, ADMIN_CALLS)
  }

  grantProviders(fn: IGrantable) {
    this.#grant(fn, PROVIDER_CALLS)
  }

  #grant(fn: IGrantable, calls: string[]) {
    const actions = calls.map((call) => `cognito-idp:${call}`)
    fn.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources: [this.#arn] }))
  }
}

/**
 * The pool refuses a sender whose domain is not verified: until then it sends from its own address, 50 mails a day,
 * with its own texts. Those mails cannot be customized, by a trigger or a template (VerificationMessageTemplateType).
 */
function sendFrom(pool: UserPool, mail: Mail, customMessage: IFunction) {
  const cfnPool = pool.node.defaultChild as CfnUserPool
  cfnPool.emailConfiguration = Fn.conditionIf(
    mail.isVerified.logicalId,
    { EmailSendingAccount: 'DEVELOPER', From: mail.from, SourceArn: mail.identityArn },
    { EmailSendingAccount: 'COGNITO_DEFAULT' },
  )
  pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage)
  const trigger = Fn.conditionIf(mail.isVerified.logicalId, customMessage.functionArn, Aws.NO_VALUE)
  cfnPool.addPropertyOverride('LambdaConfig.CustomMessage', trigger)
  for (const words of ['EmailVerificationMessage', 'EmailVerificationSubject', 'SmsVerificationMessage'])
    cfnPool.addPropertyDeletionOverride(words)
  cfnPool.addPropertyOverride('VerificationMessageTemplate', { DefaultEmailOption: 'CONFIRM_WITH_CODE' })
  for (const words of ['EmailMessage', 'EmailSubject', 'SmsMessage'])
    cfnPool.addPropertyDeletionOverride(`VerificationMessageTemplate.${words}`)
}
