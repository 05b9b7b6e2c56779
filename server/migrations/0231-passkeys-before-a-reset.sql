-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- When the password was last given anew by a mailed link: passkeys of before then enter no more without it (0191).
ALTER TABLE users ADD COLUMN password_reset_at timestamptz;

UPDATE users u SET password_reset_at = r.at
FROM (SELECT user_id, max(used_at) AS at FROM password_resets WHERE used_at IS NOT NULL GROUP BY user_id) r
WHERE u.id = r.user_id AND EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id);
