// A key and a self-signed certificate for localhost and 127.0.0.1, for tests only. Made with
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 36500
//   -addext subjectAltName=DNS:localhost,IP:127.0.0.1

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLvxrkYz+Wxzw2cG1
zRrryp7+lYCRbnc9hE5+nBD6ZIahRANCAAQNba6gR5IBHCK9IqLEtIvswtyxGEua
wrkmzHA2E69N7kmrhF5OzGk4Q4a9OND1zXnxCUYP1hFwP6oHcyJJRB2H
-----END PRIVATE KEY-----
`;

export const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUWUknR4QYbN16+0tisiL8viOsF4cwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA3NTQwNloYDzIxMjYxMDI5
MDc1NDA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQNba6gR5IBHCK9IqLEtIvswtyxGEuawrkmzHA2E69N7kmrhF5OzGk4
Q4a9OND1zXnxCUYP1hFwP6oHcyJJRB2Ho28wbTAdBgNVHQ4EFgQU92Ge19kEN2Fq
LYCYC3rzbXE1uAswHwYDVR0jBBgwFoAU92Ge19kEN2FqLYCYC3rzbXE1uAswDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhALSCN/PcJ0jWM6gZy/IBR5VPStq/YZf14YyyxuarWOulAiEA
kw0KAPcVajLvxz7bgR8nyiO0pyf+39TwoCprf86hJlM=
-----END CERTIFICATE-----
`;
