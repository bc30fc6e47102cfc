import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** The key that encrypts dealerships' Twilio secrets and sign-ups' passwords, and the strings that sign our tokens. */
export class Secrets extends Construct {
  readonly keyId: string
  /** References that CloudFormation resolves during deployment: no template and no repository holds the values. */
  readonly csrfKey: string
  readonly realtimeKey: string
  readonly auditKey: string
  readonly pushKey: string
  readonly edgeSecret: string
  readonly #key: Key

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.#key = new Key(this, 'Key', {
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    this.keyId = this.#key.keyArn
    this.csrfKey = this.#generate('CsrfKey')
    this.realtimeKey = this.#generate('RealtimeKey')
    this.auditKey = this.#generate('AuditKey')
    this.pushKey = this.#generate('PushKey')
    this.edgeSecret = this.#generate('EdgeSecret')
  }

  grantEncrypt(fn: IGrantable, fields: string[]) {
    this.#grant(fn, 'kms:Encrypt', fields)
  }

  grantDecrypt(fn: IGrantable, fields: string[]) {
    this.#grant(fn, 'kms:Decrypt', fields)
  }

  /** Permission for one kind of secret does not cover another: the field is part of the encryption context. */
  #grant(fn: IGrantable, action: string, fields: string[]) {
    const conditions = { StringEquals: { 'kms:EncryptionContext:field': fields } }
    const statement = new PolicyStatement({ actions: [action], resources: [this.keyId], conditions })
    fn.grantPrincipal.addToPrincipalPolicy(statement)
  }

  #generate(id: string): string {
    const secret = new Secret(this, id, {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Read while deploying: a rotation in between would leave CloudFront and the functions with different values.',
    })
    return secret.secretValue.unsafeUnwrap()
  }
}
