import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createFormToken } from '../runtime/form-token.ts'

const { ORIGIN_KEY } = readEnv('ORIGIN_KEY')

export const handler = endpoint('getFormToken', async () => ({ token: createFormToken(ORIGIN_KEY, Date.now()) }))
