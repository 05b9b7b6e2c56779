import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { tokenStateOf } from "@runko/domain/api-clients/api-tokens";
import { texts } from "@runko/domain/texts/texts";
import type { ApiToken } from "./api-queries.ts";

const words = texts.apiClients;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 4 });
const Row = styled("li")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 12px" });
const Letters = styled("code")({ fontSize: "0.875rem" });

/** What tells a token from others. */
export const lettersOf = ({ prefix, suffix }: Pick<ApiToken, "prefix" | "suffix">): string => `${prefix}…${suffix}`;

export const stateOf = ({ expiresAt, revokedAt }: ApiToken) =>
  tokenStateOf(
    { expiresAt: new Date(expiresAt), revokedAt: revokedAt === null ? null : new Date(revokedAt) },
    new Date(),
  );

function lastUseOf({ lastUsedAt, lastAddress }: ApiToken): string {
  return lastUsedAt === null ? words.unused : words.usedAt(texts.formats.instant(lastUsedAt), lastAddress);
}

type TokenListProps = { tokens: readonly ApiToken[]; onRevoke: (token: ApiToken) => void };

/** The newest tokens of a client, of which those that hold can be revoked. */
export function TokenList({ tokens, onRevoke }: TokenListProps) {
  if (tokens.length === 0) return <Typography color="textSecondary">{words.noTokens}</Typography>;
  return (
    <List aria-label={words.tokens}>
      {tokens.map((token) => {
        const state = stateOf(token);
        const until = state === "live" ? words.until(texts.formats.instant(token.expiresAt)) : undefined;
        return (
          <Row key={token.id}>
            <Letters>{lettersOf(token)}</Letters>
            <Typography variant="body2" color="textSecondary">
              {[words.states[state], until, lastUseOf(token)].filter(Boolean).join(", ")}
            </Typography>
            {state === "live" && (
              <Button
                size="small"
                color="error"
                aria-label={words.revokeWhich(lettersOf(token))}
                onClick={() => onRevoke(token)}
              >
                {words.revoke}
              </Button>
            )}
          </Row>
        );
      })}
    </List>
  );
}
