import type { Call } from "./call.ts";
import { providerLoginCalls } from "./identity-provider-calls.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { secondFactorCalls } from "./second-factor-calls.ts";

/** What stands between a caller and a session beside the password. */
export const loginCalls: Call[] = [...secondFactorCalls, ...passkeyCalls, ...providerLoginCalls];
