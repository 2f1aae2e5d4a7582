import { errorCode } from '../../../lambdas/runtime/reason.ts'
import { Problem } from '../../problem.ts'
import { listen } from './http-server.ts'

/**
 * A port that an environment variable may override; `0` takes any free one.
 * @throws Problem when it is not a port number or is in use.
 */
export async function choosePort(variable: string, fallback: number): Promise<number> {
  const setting = process.env[variable] || String(fallback)
  const port = Number(setting)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Problem(`${variable} is "${setting}" and must be a port number from 0 to 65535.`)
  }
  try {
    return await claim(port)
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    throw new Problem(
      `Port ${port} is in use by another program: stop it, or choose another one, for example ${variable}=${port + 1} npm start`,
    )
  }
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return claim(0)
}

async function claim(port: number): Promise<number> {
  const { endpoint, stop } = await listen(() => {}, port)
  await stop()
  return Number(new URL(endpoint).port)
}
