/** The commands of docs/deploy.md, "On a plain machine", in its order, with one operator's names in them. */

const CURL = "curl -sS --cacert /etc/ssl/b4/authority.pem";
const ADMIN = { email: "you@house.agency", password: "Copper-kettle-at-noon-55" } as const;

/** Step 1, and from step 2 what is no editing. BUNDLE: where the source comes from. */
export const INSTALL = `
useradd --system --home-dir /srv/b4-site --shell /usr/sbin/nologin b4
git clone -q BUNDLE /opt/b4-source && cd /opt/b4-source
cp deploy/b4-site@.service /etc/systemd/system/ && systemctl enable b4-site@3000 b4-site@3001
install -d -o b4 -g b4 -m 700 /var/backups/b4-site
`;

/** An authority of one's own in place of a public one, and one certificate of it for both domains. */
export const AUTHORITY = `
install -d -m 755 /etc/ssl/b4 && cd /etc/ssl/b4
new='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
openssl req -x509 $new -days 30 -subj '/CN=An authority of our own' -keyout authority.key -out authority.pem 2>&1
openssl req $new -subj '/CN=b4.example' -keyout privkey.pem -out request.pem 2>&1
printf 'subjectAltName=DNS:b4.example,DNS:b4.gr.example\\n' > names
openssl x509 -req -in request.pem -CA authority.pem -CAkey authority.key -CAcreateserial -days 30 -extfile names -out fullchain.pem 2>&1
`;

/** Step 2's file, and step 3. */
export const ENVIRONMENT = `
cat > /etc/b4-site.env <<'VARIABLES'
SITE_URL_EN=https://b4.example
SITE_URL_EL=https://b4.gr.example
TRUST_PROXY=1
ADMIN_EMAIL=${ADMIN.email}
ADMIN_PASSWORD=${ADMIN.password}
CONTACT_EMAIL=hello@house.agency
CONTACT_PHONE=+30 210 1234567
SMTP_URL=smtp://127.0.0.1:2525
MAIL_FROM=hello@house.agency
LEGAL_NAME_EN=House of Creators
LEGAL_ADDRESS_EN=Street 1, Athens
LEGAL_REGISTER=GEMI 123456789000
LEGAL_VAT=EL123456789
BACKUP_TO=/var/backups/b4-site
BACKUP_CRON=15 3 * * *
NODE_EXTRA_CA_CERTS=/etc/ssl/b4/authority.pem
VARIABLES
chmod 600 /etc/b4-site.env
cp /opt/b4-source/deploy/nginx.conf /etc/nginx/conf.d/b4.conf
cat > /usr/local/bin/b4 <<'COMMAND'
#!/bin/sh
exec systemd-run --pipe --wait --collect -p User=b4 -p EnvironmentFile=/etc/b4-site.env -E DATA_DIR=/var/lib/b4-site \\
  -E "BACKUP_IDENTITY=$BACKUP_IDENTITY" -p WorkingDirectory=/srv/b4-site/current /srv/b4-site/current/node_modules/.bin/node "$@"
COMMAND
chmod +x /usr/local/bin/b4
systemctl restart nginx
`;

/** By the page's own form, as a browser without script does. */
export const SIGN_IN = `
status=$(${CURL} -c /root/jar -o /dev/null -w '%{http_code}' --data-urlencode 'email=${ADMIN.email}' \\
  --data-urlencode 'password=${ADMIN.password}' https://b4.example/account/sign-in)
test "$status" = 303
${CURL} -b /root/jar --fail -o /dev/null https://b4.example/admin
`;

/** Says the reference that the visitor is shown. */
export const LEAD = `
${CURL} -o /dev/null -w '%{redirect_url}' -d name=Maria -d email=maria@people.example -d consent=yes -d topic=press \\
  -d message=Hello https://b4.gr.example/contact | sed 's/.*sent=\\([^&#]*\\).*/\\1/'
`;

/** A pair of keys: one into the variables, the other leaves the machine. */
export const KEYS = `
b4 scripts/backup.ts keys > /root/keys && grep BACKUP_KEY= /root/keys >> /etc/b4-site.env && cat /root/keys && rm /root/keys
`;

export const RESTORE = `
chown -R b4:b4 /var/backups/b4-site
systemctl stop b4-site@3000 b4-site@3001
mv /var/lib/b4-site /var/lib/b4-site.new && install -d -o b4 -g b4 -m 700 /var/lib/b4-site
BACKUP_IDENTITY=AGE-SECRET-KEY b4 scripts/restore.ts newest
systemctl start b4-site@3000 b4-site@3001
for port in 3000 3001; do until curl -sf -o /dev/null http://127.0.0.1:$port/readyz; do sleep 0.1; done; done
`;
